import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch } from '#contract/batches';
import { toWallTime } from '#domain/hearings/courtTime';
import { batches, batchItems } from '#server/db/schema/batches';
import { envelopes, filings } from '#server/db/schema/filings';
import type { Services } from '#server/kernel/needs';
import { formOf } from '#server/testing/formOf';
import { joinPdfs } from '#server/testing/joinPdfs';
import { makePdf } from '#server/testing/makeFiles';
import { makeScan } from '#server/testing/makeScan';
import { aComplaint, anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { fileBatch } from './batches/fileBatch.ts';
import { watchFolder } from './batches/watchFolder.ts';
import { sheetOfAnother } from './testing/sheetOfAnother.ts';

/** Scanned batches with separator sheets, from the screen and from the folder of the scanner. */
let court: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'assize-bulk-'));
  court = await startTestServer({ env: { BULK_FOLDER: folder } });
});
afterAll(async () => {
  await court.stop();
  await rm(folder, { recursive: true });
});

const clerk = () => court.as('clerk');
const aFiler = { filer_kind: 'person', name: 'Morgan Sample', channel: 'mail', case_type: 'Civil Complaint' };
async function sheet(more: object = {}): Promise<Buffer> {
  const reply = await clerk().post('/counter/sheets/', { kind: 'lead', ...aFiler, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return (await clerk().get(`/counter/sheets/${reply.json().sheet_id}/`)).rawPayload;
}

async function upload(bytes: Buffer) {
  const { date, time } = toWallTime(court.clock.now, court.services.config.court.time_zone);
  const form = await formOf(['received_on', date], ['received_at_time', time], ['batch', bytes, 'Morning mail.pdf']);
  return clerk().post('/counter/batches/', form.payload, form.headers);
}
const uploaded = async (bytes: Buffer): Promise<Batch> => {
  const reply = await upload(bytes);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().batch;
};
const of = (batch: Pick<Batch, 'id'>) => ({ batch_id: batch.id, court_id: court.services.config.court.id });
const stateOf = async ({ id }: Pick<Batch, 'id'>): Promise<Batch> =>
  (await clerk().get('/counter/batches/')).json().results.find((one: Batch) => one.id === id);
const countFiled = () => court.db.$count(envelopes, ne(envelopes.channel, 'electronic'));

describe('a batch from the screen', () => {
  test('is divided into filings, shown before it is filed, and filed once', async () => {
    const stack = await joinPdfs(
      await sheet(),
      aComplaint(),
      await sheet({ kind: 'attachment' }),
      makePdf(['EXHIBIT A']),
      await sheet({ name: 'Ada Rowe', channel: 'fax' }),
      anAnswer(),
    );
    const batch = await uploaded(stack);
    expect(batch).toMatchObject({ state: 'ready', problems: [] });
    expect(batch.items).toMatchObject([
      { filer: 'Morgan Sample', channel: 'mail', documents: [{ kind: 'lead', from: 2 }, { kind: 'attachment' }] },
      { filer: 'Ada Rowe', channel: 'fax', documents: [{ kind: 'lead' }] },
    ]);
    expect(await countFiled()).toBe(0);
    expect((await upload(stack)).json().code).toBe('batch_known');
    const asked = await Promise.all([1, 2].map(() => clerk().post(`/counter/batches/${batch.id}/file/`, {})));
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await fileBatch(court.services, of(batch));
    const { state, items } = await stateOf(batch);
    expect(state).toBe('filed');
    expect(await countFiled()).toBe(2);
    const details = (await clerk().get(`/documents/${items[0]!.filing_id}/`)).json();
    expect(details).toMatchObject({ filed_by: 'Morgan Sample', case_type: 'Civil Complaint' });
    expect(details.documents.map((one: { kind: string }) => one.kind)).toEqual(['lead', 'supporting']);
    const filing = (await clerk().get(`/counter/filings/${items[1]!.filing_id}/`)).json();
    expect(filing.intake).toMatchObject({ channel: 'fax', taken_in_by: 'Test clerk' });
  });

  test('whose job is killed in the middle is continued, and nothing is filed twice or lost', async () => {
    const batch = await uploaded(
      await joinPdfs(await sheet(), aComplaint(), await sheet(), anAnswer(), await sheet(), makePdf()),
    );
    await clerk().post(`/counter/batches/${batch.id}/file/`, {});
    const before = await countFiled();
    let extracted = 0;
    const engine: Services['engine'] = {
      ...court.services.engine,
      extractPages: (...order) => {
        extracted += 1;
        if (extracted === 2) throw new Error('the process was killed');
        return court.services.engine.extractPages(...order);
      },
    };
    await expect(fileBatch({ ...court.services, engine }, of(batch))).rejects.toThrow('killed');
    expect(await countFiled()).toBe(before + 1);
    // The process ended after the filing was committed and before the batch noted it.
    await court.db
      .update(batchItems)
      .set({ state: 'waiting', filing_id: null })
      .where(eq(batchItems.batch_id, batch.id));
    await fileBatch(court.services, of(batch));
    expect(await countFiled()).toBe(before + 3);
    const { state, items } = await stateOf(batch);
    expect(state).toBe('filed');
    expect(new Set(items.map(({ filing_id }) => filing_id)).size).toBe(3);
    await fileBatch(court.services, of(batch));
    expect(await countFiled()).toBe(before + 3);
  });

  test('with a problem is not filed; the problem names its page', async () => {
    const batch = await uploaded(await joinPdfs(makePdf(['LOOSE PAGE']), await sheet(), await sheet(), aComplaint()));
    expect(batch).toMatchObject({
      state: 'refused',
      problems: [
        { page: 1, code: 'pages_before_first_sheet' },
        { page: 2, code: 'no_pages_after_sheet' },
      ],
    });
    expect((await clerk().post(`/counter/batches/${batch.id}/file/`, {})).json().code).toBe('batch_not_ready');
    expect((await clerk().delete(`/counter/batches/${batch.id}/`)).statusCode).toBe(200);
    expect(await stateOf(batch)).toBeUndefined();
  });

  test('is divided by the codes on scanned sheets, and a sheet of another court is unknown', async () => {
    const scanned = await makeScan([{ page: await sheet({ name: 'Ada Rowe' }) }, { page: aComplaint() }]);
    expect((await uploaded(scanned)).items).toMatchObject([{ filer: 'Ada Rowe', documents: [{ from: 2, to: 2 }] }]);
    const batch = await uploaded(await joinPdfs(await sheetOfAnother(), makePdf()));
    expect(batch.problems).toEqual([{ page: 1, code: 'unknown_sheet' }]);
  });

  test('is refused if it is no PDF', async () => {
    expect((await upload(Buffer.from('just text'))).statusCode).toBe(415);
  });
});

describe('the folder of the scanner', () => {
  const put = async (name: string, bytes: Buffer) => {
    await writeFile(path.join(folder, name), bytes);
    const past = new Date(Date.now() - 60_000);
    await utimes(path.join(folder, name), past, past);
  };
  const look = () => watchFolder(court.services);
  const fileAll = async () => {
    for (const one of await court.db.select().from(batches).where(eq(batches.state, 'filing'))) {
      await fileBatch(court.services, { batch_id: one.id, court_id: one.court_id });
    }
  };

  test('is filed without a person, and the file is moved when it is done', async () => {
    const before = await countFiled();
    await put('Tray 1.pdf', await joinPdfs(await sheet(), aComplaint()));
    await look();
    expect(await readdir(path.join(folder, 'processing'))).toEqual(['Tray 1.pdf']);
    // The portal was killed here and looks again after it has started.
    await look();
    await fileAll();
    await look();
    expect(await readdir(path.join(folder, 'done'))).toEqual(['Tray 1.pdf']);
    expect(await countFiled()).toBe(before + 1);
    const [filing] = await court.db.select().from(filings).orderBy(filings.received_at).limit(1);
    expect(filing!.received_at.getTime()).toBeLessThan(Date.now() - 30_000);
  });

  test('refuses what was scanned before, what is damaged, and what has a problem, with the reason beside it', async () => {
    const stack = await joinPdfs(await sheet(), aComplaint());
    await put('Tray 2.pdf', stack);
    await look();
    await put('Again.pdf', stack);
    await put('Broken.pdf', Buffer.from('%PDF-1.7 nothing'));
    await put('Loose.pdf', makePdf());
    await look();
    await look();
    const reason = async (name: string) => readFile(path.join(folder, 'failed', `${name}.txt`), 'utf8');
    expect(await reason('Again.pdf')).toContain('scanned before');
    expect(await reason('Broken.pdf')).toContain('damaged');
    expect(await reason('Loose.pdf')).toContain('Page 1: No separator sheet was found.');
    expect(existsSync(path.join(folder, 'processing', 'Tray 2.pdf'))).toBe(true);
  });

  test('a file that keeps failing does not delay the others, and its failure is reported', async () => {
    await fileAll();
    const before = await countFiled();
    await put('A faulty.pdf', await joinPdfs(await sheet({ name: 'First' }), aComplaint()));
    await put('B good.pdf', await joinPdfs(await sheet({ name: 'Second' }), aComplaint()));
    const engine: Services['engine'] = {
      ...court.services.engine,
      inspect: async (file) => {
        if (file.name === 'A faulty.pdf') throw new Error('the disk failed');
        return court.services.engine.inspect(file);
      },
    };
    await expect(watchFolder({ ...court.services, engine })).rejects.toThrow('the disk failed');
    await fileAll();
    expect(await countFiled()).toBe(before + 1);
    await expect(watchFolder({ ...court.services, engine })).rejects.toThrow('the disk failed');
    expect(existsSync(path.join(folder, 'done', 'B good.pdf'))).toBe(true);
    await look();
    await fileAll();
    await look();
    expect(existsSync(path.join(folder, 'done', 'A faulty.pdf'))).toBe(true);
    expect(await countFiled()).toBe(before + 2);
  });

  test('a file whose batch is being filed is not read again', async () => {
    await put('Tray 3.pdf', await joinPdfs(await sheet({ name: 'Third' }), aComplaint()));
    const puts: number[] = [];
    const blobs: Services['blobs'] = {
      ...court.services.blobs,
      put: (content, limit) => {
        puts.push(limit);
        return court.services.blobs.put(content, limit);
      },
    };
    for (let looks = 0; looks < 3; looks += 1) await watchFolder({ ...court.services, blobs });
    expect(existsSync(path.join(folder, 'processing', 'Tray 3.pdf'))).toBe(true);
    expect(puts).toHaveLength(1);
  });

  test('leaves a file alone that is still being written', async () => {
    await writeFile(path.join(folder, 'Growing.pdf'), '%PDF-1.7');
    await look();
    expect(existsSync(path.join(folder, 'Growing.pdf'))).toBe(true);
  });
});
