import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FilingProgress } from '#contract/receipts';
import { draftAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let court: TestServer;
let port: number;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await court.app.listen({ port: 0, host: '127.0.0.1' });
  port = (court.app.server.address() as AddressInfo).port;
});
afterAll(() => court.stop());

/** Files a draft with a request whose first bytes arrive at one moment and whose last byte arrives at another. */
async function fileSlowly(begins: string, ends: string): Promise<FilingProgress> {
  court.clock.now = new Date(begins);
  const token = await court.freshToken('attorney');
  const attorney = court.with(token);
  const id = await draftAs(attorney, [['main_document', 'To the court: a letter.', 'Letter.txt']]);
  const { draft } = (await attorney.get(`/documents/${id}/`)).json();
  const body = JSON.stringify({ version: draft.version, confirmed_doubts: true });
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
  });
  socket.write(
    [
      `POST /api/documents/${id}/file/ HTTP/1.1`,
      'host: court',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
      '',
      body.slice(0, -1),
    ].join('\r\n'),
  );
  await pause(200);
  court.clock.now = new Date(ends);
  socket.write(body.slice(-1));
  await once(socket, 'close');
  expect(heard.split('\r\n')[0], heard).toBe('HTTP/1.1 201 Created');
  return FilingProgress.parse((await attorney.get(`/documents/${id}/receipt/`)).json());
}

describe('the moment of filing is that of the last byte, at the court', () => {
  test.each([
    ['a Monday', '2026-11-23T23:59:58.000-08:00', '2026-11-23T23:59:59.999-08:00', null],
    ['a Monday, too late', '2026-11-23T23:59:58.000-08:00', '2026-11-24T00:00:00.000-08:00', null],
    [
      'the Monday after the change to standard time',
      '2026-11-02T23:59:00-08:00',
      '2026-11-02T23:59:59.999-08:00',
      null,
    ],
    ['the Friday before it, too late', '2026-10-30T23:59:59.9-07:00', '2026-10-31T00:00:00.000-07:00', '2026-11-02'],
    [
      'the Monday after the change to daylight time',
      '2026-03-09T23:59:00-07:00',
      '2026-03-09T23:59:59.999-07:00',
      null,
    ],
    ['a Sunday, too late', '2026-03-08T23:59:59.5-07:00', '2026-03-09T00:00:00.000-07:00', null],
    ['that Sunday', '2026-03-08T23:59:00-07:00', '2026-03-08T23:59:59.999-07:00', '2026-03-09'],
  ])('%s', async (_day, begins, ends, counts) => {
    const { receipt, counts_as_filed } = await fileSlowly(begins, ends);
    expect(receipt).toMatchObject({
      received_at: new Date(ends).toISOString(),
      time_zone: 'America/Los_Angeles',
    });
    // Null: it counts as filed on the day on which it was received.
    expect(counts_as_filed?.on ?? null).toBe(counts);
  });
});
