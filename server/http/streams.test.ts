import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentConnectionMs } from '#server/app';
import { analyses } from '#server/db/schema/filings';
import { subjectOf } from '#server/filings/analysisJob';
import { longestWaitMs } from '#server/intake/answerAnalysis';
import { publish } from '#server/jobs/progressBus';
import { announceSample } from '#server/testing/announceSample';
import { sendDocuments } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let port: number;
beforeAll(async () => {
  court = await startTestServer({ arrival: { within: 600, checkedEvery: 100 } });
  await court.app.listen({ port: 0, host: '127.0.0.1' });
  port = (court.app.server.address() as AddressInfo).port;
});
afterAll(() => court.stop());

/** A stream of events as a browser follows it. */
async function follow(path: string, token: string) {
  const request = get({
    port,
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const stream = { status: response.statusCode, heard: '', ended: false, close: () => request.destroy() };
  response.setEncoding('utf8').on('data', (chunk: string) => {
    stream.heard += chunk;
  });
  response.on('end', () => {
    stream.ended = true;
  });
  return stream;
}

const notify = (person_id: string) => announceSample(court.services, [person_id], 'filing.received');

describe('a request', () => {
  test('whose body arrives too slowly gets 408 and is disconnected', async () => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk;
    });
    socket.on('error', () => {});
    socket.write(
      'POST /api/auth/judge/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
    );
    const drip = setInterval(() => socket.write(' '), 50);
    await once(socket, 'close');
    clearInterval(drip);
    expect(heard).toContain('408 Request Timeout');
  });

  test('may need longer for its response than for its arrival', () => {
    expect(silentConnectionMs).toBeGreaterThan(longestWaitMs);
  });
});

describe('a stream of events', () => {
  test('continues beyond the time limit for a request', async () => {
    const { token, person_id } = await court.join('clerk', 'Patient Reader');
    const stream = await follow('/notifications/stream', token);
    await pause(1000);
    await notify(person_id);
    await expect.poll(() => stream.heard).toContain('"unread":1');
    expect(stream.ended).toBe(false);
    stream.close();
  });

  test('of notifications ends with the session, and sends nothing more', async () => {
    const { token, person_id } = await court.join('clerk', 'Gone Reader');
    const stream = await follow('/notifications/stream', token);
    await expect.poll(() => stream.heard).toContain('"unread":0');
    expect((await court.with(token).post('/auth/logout/', {})).statusCode).toBeLessThan(300);
    await notify(person_id);
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.heard).not.toContain('"unread":1');
  });

  test('of an analysis ends with the session', async () => {
    const { token } = await court.join('attorney', 'Gone Filer');
    const filed = await sendDocuments(court.with(token), undefined, { prefer: 'respond-async' });
    const id = filed.json().job.filing_id as string;
    const stream = await follow(`/documents/${id}/progress`, token);
    await expect.poll(() => stream.heard).toContain('"queued"');
    await court.with(token).post('/auth/logout/', {});
    const [analysis] = await court.db.select().from(analyses).where(eq(analyses.filing_id, id));
    const news = { state: 'scanning', at: court.services.now().toISOString() };
    await publish(court.db, subjectOf(analysis!.id), news);
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.heard).not.toContain('"scanning"');
  });
});
