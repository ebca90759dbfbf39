import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { sendDocuments } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { openDocumentEngine } from './engine/openDocumentEngine.ts';

let court: TestServer;
let engine: DocumentEngine;
let standing = { analyses: 0, secondsUntilFree: 0 };
beforeAll(async () => {
  engine = await openDocumentEngine({ workers: 1 });
  court = await startTestServer({ services: { engine: { ...engine, usageOf: () => standing } } });
});
afterAll(async () => {
  await court.stop();
  await engine.close();
});

async function analyze() {
  const { payload, headers } = await formOf(['document', aComplaint(), 'Complaint.pdf']);
  return court.as('attorney').post('/courtdoc/analyses/', payload, headers);
}

test('a third concurrent analysis is refused with advice', async () => {
  standing = { analyses: 2, secondsUntilFree: 0 };
  const reply = await analyze();
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([429, 'analyses_running', '15']);
  expect(reply.json().error).toContain('You have 2 analyses running');
});

test('an hour’s budget that is spent refuses analyses, and never a filing', async () => {
  standing = { analyses: 0, secondsUntilFree: 90 };
  const reply = await analyze();
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'analysis_budget_spent']);
  expect(reply.headers['retry-after']).toBe('90');
  const filed = await sendDocuments(court.as('attorney'), undefined, { prefer: 'respond-async' });
  expect(filed.statusCode).toBe(202);
  standing = { analyses: 0, secondsUntilFree: 0 };
  expect((await analyze()).statusCode).toBeLessThan(300);
});
