import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Batch } from '#contract/batches';
import type { Upload } from '#contract/uploads';
import { toWallTime } from '#domain/hearings/courtTime';
import { batches } from '#server/db/schema/batches';
import { joinPdfs } from '#server/testing/joinPdfs';
import { makePdf } from '#server/testing/makeFiles';
import { padPdf } from '#server/testing/makeLargePdf';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { metadataOf } from '#server/uploads/testing/uploadAs';
import { divideUpload } from './batches/divideUpload.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Scanned batches over 10 MB: they arrive in parts, and a job divides them. The tests run the job when they say. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
const tus = { 'tus-resumable': '1.0.0' };
const mb = 1024 * 1024;

async function sheet(): Promise<Buffer> {
  const filer = { filer_kind: 'person', name: 'Morgan Sample', channel: 'mail', case_type: 'Civil Complaint' };
  const reply = await clerk().post('/counter/sheets/', { kind: 'lead', ...filer });
  return (await clerk().get(`/counter/sheets/${reply.json().sheet_id}/`)).rawPayload;
}

async function send(bytes: Buffer, filename = 'Morning mail.pdf'): Promise<string> {
  const { date, time } = toWallTime(court.clock.now, court.services.config.court.time_zone);
  const metadata = metadataOf({ filename, received_on: date, received_at_time: time });
  const headers = { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata };
  const begun = await clerk().post('/counter/uploads/', undefined, headers);
  expect(begun.statusCode, begun.body).toBe(201);
  const place = String(begun.headers.location);
  const part = { ...tus, 'content-type': 'application/offset+octet-stream' };
  for (let from = 0; from < bytes.length; from += 5 * mb) {
    const reply = await court.app.inject({
      ...{ method: 'PATCH', url: place, payload: bytes.subarray(from, from + 5 * mb) },
      headers: { ...part, 'upload-offset': String(from), authorization: `Bearer ${court.person('clerk').token}` },
    });
    expect(reply.statusCode, reply.body).toBe(204);
  }
  return place.split('/').at(-2)!;
}

const listed = async (): Promise<Batch[]> => (await clerk().get('/counter/batches/')).json().results;
const uploadOf = async (id: string): Promise<Upload | undefined> =>
  (await clerk().get('/documents/uploads/')).json().uploads.find((one: Upload) => one.id === id);

describe('a scanned batch of 12 MB', () => {
  test('is listed while a job divides it, with the pages that were searched, and is then ready', async () => {
    const stack = padPdf(await joinPdfs(await sheet(), aComplaint()), 12 * mb);
    const id = await send(stack);
    expect(await uploadOf(id)).toMatchObject({ state: 'received', purpose: 'batch' });
    const { engine } = court.services;
    const seen: Batch[] = [];
    const watched = {
      ...engine,
      findSheets: async (...asked: Parameters<typeof engine.findSheets>) => {
        seen.push((await listed())[0]!);
        return engine.findSheets(...asked);
      },
    };
    await divideUpload({ ...court.services, engine: watched }, id);
    expect(seen[0]).toMatchObject({ state: 'dividing', divided_pages: 0, items: [] });
    const [batch] = await listed();
    expect(batch).toMatchObject({ state: 'ready', problems: [], items: [{ filer: 'Morgan Sample' }] });
    expect([seen[0]!.pages, batch!.divided_pages]).toEqual([batch!.pages, batch!.pages]);
    expect(await uploadOf(id)).toMatchObject({ state: 'taken', result_id: batch!.id });
    await divideUpload(court.services, id);
    expect(await listed()).toHaveLength(1);
    expect((await clerk().post(`/counter/batches/${batch!.id}/file/`, {})).statusCode).toBe(200);
  });

  test('that is known is refused, and stays listed with the reason until it is removed', async () => {
    const bytes = padPdf(await joinPdfs(await sheet(), aComplaint()), 11 * mb);
    await divideUpload(court.services, await send(bytes));
    const again = await send(bytes);
    await divideUpload(court.services, again);
    expect(await uploadOf(again)).toMatchObject({ state: 'refused', failure: expect.stringMatching(/batch/i) });
  });

  test('that cannot be divided says why, and can be discarded and sent again', async () => {
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * mb, 0x20)]);
    await divideUpload(court.services, await send(broken, 'Broken.pdf'));
    const failed = (await listed()).find(({ file_name }) => file_name === 'Broken.pdf')!;
    expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining('damaged') });
    expect((await clerk().post(`/counter/batches/${failed.id}/file/`, {})).statusCode).toBe(409);
    expect((await clerk().delete(`/counter/batches/${failed.id}/`)).statusCode).toBe(200);
    await divideUpload(court.services, await send(broken, 'Broken.pdf'));
    expect((await listed()).filter(({ file_name }) => file_name === 'Broken.pdf')).toHaveLength(1);
  });

  test('continues after the process ended midway, and is divided once', async () => {
    const id = await send(padPdf(await joinPdfs(await sheet(), makePdf(['EXHIBIT'])), 6 * mb), 'Twice.pdf');
    const { engine } = court.services;
    const ends = { ...engine, findSheets: () => Promise.reject(new Error('ended')) };
    await expect(divideUpload({ ...court.services, engine: ends }, id)).rejects.toThrow('ended');
    await divideUpload(court.services, id);
    const found = await court.db.select().from(batches).where(eq(batches.file_name, 'Twice.pdf'));
    expect(found.map(({ state }) => state)).toEqual(['ready']);
  });
});

test('a batch needs its arrival, which is never in the future, and a clerk', async () => {
  const headers = (metadata: Record<string, string>) => ({
    ...{ ...tus, 'upload-length': '1000', 'upload-metadata': metadataOf(metadata) },
  });
  const missing = await clerk().post('/counter/uploads/', undefined, headers({ filename: 'A.pdf' }));
  expect([missing.statusCode, missing.json().details.fields[0].field]).toEqual([400, 'received_on']);
  const future = { filename: 'A.pdf', received_on: '2099-01-04', received_at_time: '09:00' };
  expect((await clerk().post('/counter/uploads/', undefined, headers(future))).statusCode).toBe(400);
  expect((await court.as('attorney').post('/counter/uploads/', undefined, headers(future))).statusCode).toBe(403);
});
