import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalysisStep } from '#contract/analyses';
import { analyses, filings } from '#server/db/schema/filings';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { draftAs, fileDraftAs, sendDocuments } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs, workOffJobs } from '#server/testing/workOffJobs';
import { analyzeFiling } from './analyzeFiling.ts';
import { filingAssignments } from './intakeAssignments.ts';

/** The real engine, but its reading waits until the test lets it continue, or ends as the test says. */
let court: TestServer;
let engine: DocumentEngine;
let letGo: () => void;
let readingEnds: () => Promise<void>;
let attempts: number;
beforeAll(async () => {
  engine = await openDocumentEngine({ workers: 1 });
});
afterAll(() => engine.close());
beforeEach(async () => {
  attempts = 0;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  readingEnds = () => gate;
  const slow: DocumentEngine = {
    ...engine,
    async analyze(file, options) {
      attempts += 1;
      options.onStep?.({ step: 'reading', done: 1, of: 3 });
      await readingEnds();
      options.onStep?.({ step: 'reading', done: 3, of: 3 });
      return engine.analyze(file, { today: options.today });
    },
  };
  court = await startTestServer({ services: { engine: slow } });
});
afterEach(async () => {
  letGo();
  await court.stop();
});

const assignments = () => filingAssignments(court.services);
const file = async () =>
  (await sendDocuments(court.as('attorney'), undefined, { prefer: 'respond-async' })).json().job.filing_id as string;
const follow = (id: string) => court.as('attorney').get(`/documents/${id}/progress`);
/** Follows over a connection, until the first steps have arrived. `rest` is all of the text, once it has ended. */
const followLive = async (id: string) => {
  await court.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = court.app.server.address() as AddressInfo;
  const { headers, status, body } = await fetch(`http://127.0.0.1:${port}/api/documents/${id}/progress`, {
    headers: { authorization: `Bearer ${court.person('attorney').token}` },
  });
  const chunks = body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const first = (await chunks.next()).value ?? '';
  const rest = async () => {
    let text = first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) text += next.value;
    return text;
  };
  return { headers, status, rest: rest() };
};
const stepsOf = (body: string): AnalysisStep[] =>
  [...body.matchAll(/^data: (.*"at".*)$/gm)].map(([, data]) => JSON.parse(data!));
const streamedSteps = (body: string) =>
  stepsOf(body).map(({ state, done }) => (done === undefined ? state : `${state} ${done}`));
const detailsOf = async (id: string) => (await court.as('attorney').get(`/documents/${id}/`)).json();

describe('following an analysis', () => {
  test('reports first what has happened, then each step as it happens, then the end', async () => {
    const id = await file();
    const work = workOffJobs(court.db, assignments());
    await expect.poll(async () => (await detailsOf(id)).analysis_state, { timeout: 15_000 }).toBe('reading');
    const { headers, status, rest } = await followLive(id);
    letGo();
    const body = await rest;
    await work;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(streamedSteps(body)).toEqual(['queued', 'scanning', 'reading 1', 'reading 3', 'checking', 'done']);
    expect(body).toMatch(/\n\nevent: end\ndata: {"state":"done"}\n\n$/);
  });

  test('after the end reports everything immediately', async () => {
    const id = await file();
    letGo();
    await workOffJobs(court.db, assignments());
    const { body } = await follow(id);
    expect(streamedSteps(body).at(0)).toBe('queued');
    expect(streamedSteps(body).at(-1)).toBe('done');
    expect(stepsOf(body)).toEqual((await detailsOf(id)).steps);
  });

  test('does not go back when a crashed analysis is begun again', async () => {
    const id = await file();
    let crashed = false;
    readingEnds = async () => {
      if (crashed) return;
      crashed = true;
      throw new Error('the process was killed');
    };
    const { rest } = await followLive(id);
    await workOffJobs(court.db, assignments());
    expect(crashed).toBe(true);
    expect(['queued', 'scanning', 'reading']).toContain((await detailsOf(id)).analysis_state);
    await hurryJobs(court.db);
    await workOffJobs(court.db, assignments());
    expect(streamedSteps(await rest)).toEqual(['queued', 'scanning', 'reading 1', 'reading 3', 'checking', 'done']);
    expect(attempts).toBe(2);
  });

  test('stops without an end when the portal stops, so that the browser takes it up again', async () => {
    const id = await file();
    const { rest } = await followLive(id);
    const began = performance.now();
    await court.app.close();
    expect(performance.now() - began).toBeLessThan(2000);
    expect(await rest).toContain('"state":"queued"');
    expect(await rest).not.toContain('event: end');
  });

  test('ends with the one who follows', async () => {
    const id = await file();
    let followers = 0;
    const { progress } = court.services;
    const real = progress.follow;
    progress.follow = (subject, follower) => {
      followers += 1;
      const stop = real(subject, follower);
      return () => {
        followers -= 1;
        stop();
      };
    };
    await court.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = court.app.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${court.person('attorney').token}` };
    const request = get({ port, path: `/api/documents/${id}/progress`, headers, agent: false });
    request.on('error', () => {});
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    await once(stream, 'data');
    expect(followers).toBe(1);
    request.destroy();
    await expect.poll(() => followers).toBe(0);
  });
});

describe('an analysis that fails', () => {
  test('because of the document ends with the reason, and the filing stays', async () => {
    readingEnds = async () => {
      throw new Refusal('document_too_slow', { file_name: 'Complaint.pdf' });
    };
    const sending = sendDocuments(court.as('attorney'));
    await expect.poll(() => countOf(court), { timeout: 15_000 }).toBe(1);
    await workOffJobs(court.db, assignments());
    const reply = await sending;
    expect(reply.statusCode).toBe(422);
    const { filing_id, reason } = reply.json().details;
    expect(reply.json()).toMatchObject({ error: 'Analysis failed', code: 'analysis_failed' });
    expect(reason).toMatchObject({ code: 'document_too_slow', details: { file_name: 'Complaint.pdf' } });

    const details = await detailsOf(filing_id);
    expect(details).toMatchObject({
      analysis_state: 'failed',
      analysis_error: reason,
      is_complete: false,
      compliance_check: { main_document: { compliance_check: { message: 'Not checked: the analysis failed.' } } },
      documents: [{ title: 'Complaint.pdf' }],
      abilities: { correct: true },
    });
    expect((await follow(filing_id)).body).toContain('event: end\ndata: {"state":"failed"}');
    expect((await court.as('attorney').get('/activities/logs')).json().results).toEqual([]);

    const edit = await court.as('attorney').put(`/documents/edit/${filing_id}/`, { doc_type: 'Complaint' });
    expect(edit.json().filing).toMatchObject({ doc_type: 'Complaint', version: 2 });
    // The clerk reads what the portal could not.
    await fileDraftAs(court.as('attorney'), filing_id);
    const [line] = (await court.as('clerk').get('/activities/logs')).json().results;
    expect(line.title).toBe('Document Review Failed');
  });

  test('because of the portal is tried again, and given up visibly after the last try', async () => {
    const id = await file();
    readingEnds = async () => {
      throw new Error('disk on fire');
    };
    // A pass may find the job not due yet; what counts is how often it was begun before it was given up.
    for (let pass = 0; pass < 30 && (await detailsOf(id)).analysis_state !== 'failed'; pass++) {
      expect(attempts).toBeLessThan(5);
      await hurryJobs(court.db);
      await workOffJobs(court.db, assignments());
    }
    expect(attempts).toBe(5);
    expect(await detailsOf(id)).toMatchObject({
      analysis_state: 'failed',
      analysis_error: { code: 'analysis_gave_up' },
    });
    expect(JSON.stringify(await detailsOf(id))).not.toContain('disk on fire');
  });

  test('of a supporting document appears next to it, and stops nothing else', async () => {
    readingEnds = async () => {
      if (attempts === 2) throw new Refusal('document_corrupt', { file_name: 'b.txt' });
    };
    const sending = draftAs(court.as('attorney'), [
      ['main_document', 'COMPLAINT', 'a.txt'],
      ['supporting_documents', 'b', 'b.txt'],
      ['supporting_documents', 'c', 'c.txt'],
    ]);
    await expect.poll(() => countOf(court), { timeout: 15_000 }).toBe(1);
    await workOffJobs(court.db, assignments());
    const { compliance_check, analysis_state } = await detailsOf(await sending);
    expect(analysis_state).toBe('done');
    expect(compliance_check.supporting_documents).toMatchObject([
      { document_name: 'b.txt', compliance_check: 'Not read', message: expect.stringContaining('could not be read') },
      { document_name: 'c.txt', compliance_check: 'Read' },
    ]);
  });
});

test('a person following an analysis while the portal stops learns that the documents were received', async () => {
  const sending = sendDocuments(court.as('attorney'));
  await expect.poll(() => countOf(court), { timeout: 15_000 }).toBe(1);
  await court.app.close();
  const reply = await sending;
  expect(reply.statusCode).toBe(202);
  const { filing_id } = reply.json().job;
  const [found] = await court.db.select().from(filings).where(eq(filings.id, filing_id));
  expect(found?.state).toBe('draft');
});

test('the same analysis begun twice at the same time ends once', async () => {
  const id = await file();
  letGo();
  const [analysis] = await court.db.select().from(analyses).where(eq(analyses.filing_id, id));
  await Promise.all([1, 2].map(() => analyzeFiling(court.services, analysis!.id)));
  await analyzeFiling(court.services, analysis!.id);
  await fileDraftAs(court.as('attorney'), id);
  const lines = (await court.as('attorney').get('/activities/logs')).json().results;
  expect(lines.filter(({ action }: { action: string }) => action === 'filing_analyzed')).toHaveLength(1);
});

const countOf = async (of: TestServer) => (await of.as('attorney').get('/documents/drafts/')).json().total as number;
