import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Upload as TusUpload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Upload } from '#contract/uploads';
import { dayMs } from '#domain/days/days';
import { quotas } from '#domain/uploads/quotas';
import { buildApp } from '#server/app';
import { documents, documentVersions } from '#server/db/schema/filings';
import { uploads } from '#server/db/schema/uploads';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { draftAs } from '#server/testing/fileAs';
import { makeEncryptedPdf } from '#server/testing/makeFiles';
import { makeLargePdf } from '#server/testing/makeLargePdf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { forgetUploads } from './forgetUploads.ts';
import { openUploader, replyTo } from './testing/uploadAs.ts';

// They wait for jobs, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const mb = 1024 * 1024;
let court: TestServer;
let port: number;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await court.app.listen({ port: 0, host: '127.0.0.1' });
  port = (court.app.server.address() as AddressInfo).port;
});
afterAll(() => court.stop());

const as = (capacity: 'attorney' | 'self_represented' | 'clerk' = 'attorney', at = port) =>
  openUploader({ port: at, token: court.person(capacity).token });
const leadMetadata = (filename = 'Complaint.pdf') => ({ purpose: 'lead', filename });
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const partsOnDisk = () => readdir(path.join(court.directory, 'blobs/parts'));

async function begin(size: number, metadata: Record<string, string> = leadMetadata()): Promise<string> {
  const reply = await as().begin(size, metadata);
  expect(reply.status, reply.body).toBe(201);
  return reply.headers.location!;
}
const idOf = (place: string) => place.split('/').at(-2)!;
const listed = async (place: string) =>
  ((await court.as('attorney').get('/documents/uploads/')).json().uploads as Upload[]).find(
    ({ id }) => id === idOf(place),
  );

/** Waits until the job has taken or refused an upload. */
async function settled(place: string): Promise<Upload> {
  for (;;) {
    const upload = await listed(place);
    if (upload?.state === 'taken' || upload?.state === 'refused') return upload;
    await pause(100);
  }
}
const versionOf = async (filing_id: string) =>
  (
    await court.db
      .select({ sha256: documentVersions.sha256, size: documentVersions.file_size, kind: documents.kind })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.document_id))
      .where(eq(documents.filing_id, filing_id))
  ).sort((one, other) => one.kind.localeCompare(other.kind));

describe('an upload in parts', () => {
  test('of 12 MB becomes a draft with exactly the bytes that were sent', async () => {
    const bytes = makeLargePdf(12 * mb);
    expect(bytes.length).toBe(12 * mb);
    const place = await begin(bytes.length);
    const cuts = [0, 1, 65_535, 65_536, 5_000_001, bytes.length];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const reply = await as().part(place, from, bytes.subarray(from, cuts[index + 1]));
      expect([reply.status, reply.headers['upload-offset']]).toEqual([204, String(cuts[index + 1])]);
    }
    const { state, result_id, received, size } = await settled(place);
    expect([state, received, size]).toEqual(['taken', bytes.length, bytes.length]);
    expect(await versionOf(result_id!)).toEqual([{ sha256: hashOf(bytes), size: bytes.length, kind: 'lead' }]);
    expect((await court.as('attorney').get(`/documents/${result_id}/`)).json().state).toBe('draft');
    expect(await partsOnDisk()).not.toContain(idOf(place));
  });

  test('continues where the connection was lost, wherever that was', async () => {
    const bytes = makeLargePdf(3 * mb);
    const place = await begin(bytes.length);
    for (const share of [0.2, 0.5, 0.77]) {
      const from = await as().offset(place);
      const sent = as().openPart(place, from, bytes.length - from);
      sent.on('error', () => {});
      sent.write(bytes.subarray(from, Math.round(bytes.length * share)));
      await expect.poll(async () => (await partsOnDisk()).includes(idOf(place))).toBe(true);
      await pause(100);
      sent.destroy();
    }
    const kept = await as().offset(place);
    expect(kept).toBeGreaterThan(bytes.length * 0.5);
    expect(kept).toBeLessThanOrEqual(Math.round(bytes.length * 0.77));
    expect(await listed(place)).toMatchObject({ state: 'receiving', received: kept });
    expect((await as().part(place, kept, bytes.subarray(kept))).status).toBe(204);
    const { result_id } = await settled(place);
    expect(await versionOf(result_id!)).toMatchObject([{ sha256: hashOf(bytes) }]);
  });

  test('continues after the portal was restarted', async () => {
    const bytes = makeLargePdf(2 * mb);
    const place = await begin(bytes.length);
    await as().part(place, 0, bytes.subarray(0, mb));
    const restarted = await buildApp(
      { ...court.services, blobs: await openFileBlobStore(`${court.directory}/blobs`) },
      { log: false, web: null, requestsPerMinute: 1_000_000 },
    );
    await restarted.listen({ port: 0, host: '127.0.0.1' });
    const again = as('attorney', (restarted.server.address() as AddressInfo).port);
    expect(await again.offset(place)).toBe(mb);
    expect((await again.part(place, mb, bytes.subarray(mb))).status).toBe(204);
    await restarted.close();
    const { result_id } = await settled(place);
    expect(await versionOf(result_id!)).toMatchObject([{ sha256: hashOf(bytes) }]);
  });

  test('is completed by the next request if the portal ended after the last byte', async () => {
    const bytes = makeLargePdf(mb);
    const place = await begin(bytes.length);
    await as().part(place, 0, bytes.subarray(0, mb - 1));
    await court.services.blobs.parts.write(
      idOf(place),
      mb - 1,
      (async function* () {
        yield bytes.subarray(mb - 1);
      })(),
    );
    await court.db
      .update(uploads)
      .set({ offset_bytes: mb })
      .where(eq(uploads.id, idOf(place)));
    expect(await as().offset(place)).toBe(mb);
    expect((await settled(place)).state).toBe('taken');
  });

  test('works with the client that browsers use', async () => {
    const bytes = makeLargePdf(3 * mb);
    const url = await new Promise<string>((resolve, reject) => {
      const upload = new TusUpload(bytes, {
        endpoint: `http://127.0.0.1:${port}/api/documents/uploads/`,
        headers: { authorization: `Bearer ${court.person('attorney').token}` },
        metadata: leadMetadata('By the client.pdf'),
        chunkSize: mb,
        onError: reject,
        onSuccess: () => resolve(upload.url!),
      });
      upload.start();
    });
    const { result_id } = await settled(new URL(url).pathname);
    expect(await versionOf(result_id!)).toMatchObject([{ sha256: hashOf(bytes) }]);
  });
});

describe('a part', () => {
  test('at another offset is refused with the present one, and changes nothing', async () => {
    const bytes = makeLargePdf(mb);
    const place = await begin(bytes.length);
    await as().part(place, 0, bytes.subarray(0, 1000));
    for (const wrong of [0, 999, 1001, mb]) {
      const reply = await as().part(place, wrong, bytes.subarray(0, 10));
      expect([reply.status, JSON.parse(reply.body).code, JSON.parse(reply.body).details]).toEqual([
        409,
        'upload_offset_wrong',
        { offset: 1000 },
      ]);
    }
    expect(await as().offset(place)).toBe(1000);
  });

  test('whose checksum differs is discarded with 460, and accepted when it is right', async () => {
    const bytes = makeLargePdf(mb);
    const place = await begin(bytes.length);
    const part = bytes.subarray(0, 300_000);
    const checksum = (algorithm: string, of: Buffer) => ({
      'upload-checksum': `${algorithm} ${createHash(algorithm).update(of).digest('base64')}`,
    });
    const wrong = await as().part(place, 0, part, checksum('sha256', bytes));
    expect([wrong.status, JSON.parse(wrong.body).code, await as().offset(place)]).toEqual([
      460,
      'upload_checksum_wrong',
      0,
    ]);
    let at = 0;
    for (const algorithm of ['sha256', 'sha1', 'md5']) {
      const next = bytes.subarray(at, at + 300_000);
      expect((await as().part(place, at, next, checksum(algorithm, next))).status).toBe(204);
      at += next.length;
    }
    const unknown = await as().part(place, at, bytes.subarray(at), { 'upload-checksum': 'crc32 AAAA' });
    expect([unknown.status, JSON.parse(unknown.body).code]).toEqual([400, 'upload_checksum_unknown']);
  });

  test('from another window takes the place of one that hangs, and what came before is kept', async () => {
    const bytes = makeLargePdf(mb);
    const place = await begin(bytes.length);
    const first = as().openPart(place, 0, bytes.length);
    first.on('error', () => {});
    first.write(bytes.subarray(0, 400_000));
    await expect.poll(async () => (await partsOnDisk()).includes(idOf(place))).toBe(true);
    await pause(150);
    const offset = await as().offset(place);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(400_000);
    first.write(bytes.subarray(400_000));
    expect((await as().part(place, offset, bytes.subarray(offset))).status).toBe(204);
    const { result_id } = await settled(place);
    expect(await versionOf(result_id!)).toMatchObject([{ sha256: hashOf(bytes) }]);
    first.destroy();
  });

  test('at the same moment from two windows is written once', async () => {
    const bytes = makeLargePdf(mb);
    const place = await begin(bytes.length);
    const replies = await Promise.all(
      [0, 0, 0].map(() =>
        as()
          .part(place, 0, bytes)
          .catch(() => null),
      ),
    );
    const statuses = replies.map((reply) => reply?.status);
    expect(statuses.filter((status) => status === 204).length, String(statuses)).toBeLessThanOrEqual(1);
    const offset = await as().offset(place);
    if (offset < bytes.length) await as().part(place, offset, bytes.subarray(offset));
    const { result_id } = await settled(place);
    expect(await versionOf(result_id!)).toMatchObject([{ sha256: hashOf(bytes) }]);
  });

  test('beyond the announced size is refused, announced or not', async () => {
    const place = await begin(1000);
    const announced = await as().part(place, 0, Buffer.alloc(1001));
    expect([announced.status, JSON.parse(announced.body).code]).toEqual([413, 'upload_too_long']);
    const unannounced = as().openPart(place, 0, 0);
    unannounced.removeHeader('content-length');
    const answered = replyTo(unannounced);
    unannounced.end(Buffer.alloc(1001));
    expect((await answered).status).toBe(413);
  });

  test('in another version of the protocol, or of another type, is refused', async () => {
    const place = await begin(1000);
    const version = await as().part(place, 0, Buffer.alloc(10), { 'tus-resumable': '0.2.2' });
    expect([version.status, version.headers['tus-version']]).toEqual([412, '1.0.0']);
    const type = await as().part(place, 0, Buffer.alloc(10), { 'content-type': 'text/plain' });
    expect([type.status]).toEqual([415]);
    const options = await as().send('OPTIONS', '/api/documents/uploads/');
    expect([options.status, options.headers['tus-extension'], options.headers['tus-max-size']]).toEqual([
      204,
      'creation,termination,checksum,expiration',
      String(50 * mb),
    ]);
  });
});

describe('an upload of another person', () => {
  test('is not found, whatever is asked of it', async () => {
    const place = await begin(1000);
    for (const capacity of ['self_represented', 'clerk'] as const) {
      const other = as(capacity);
      expect((await other.send('HEAD', place)).status).toBe(404);
      expect((await other.part(place, 0, Buffer.alloc(10))).status).toBe(404);
      expect((await other.send('DELETE', place)).status).toBe(404);
      expect((await court.as(capacity).get('/documents/uploads/')).json().uploads).toEqual([]);
    }
    expect((await openUploader({ port, token: undefined }).send('HEAD', place)).status).toBe(401);
    expect(await as().offset(place)).toBe(0);
  });

  test('cannot be begun into another person’s draft', async () => {
    const id = await draftAs(court.as('self_represented'), [['main_document', 'Letter', 'Letter.txt']]);
    const { draft } = (await court.as('self_represented').get(`/documents/${id}/`)).json();
    const lead = await as().begin(1000, { ...leadMetadata(), envelope: draft.id });
    const attachment = await as().begin(1000, { purpose: 'attachment', filename: 'A.pdf', filing: id });
    expect([lead.status, attachment.status]).toEqual([404, 404]);
  });
});

describe('the limits', () => {
  test('of the court are its setting or the portal’s default, and are stated before and in the refusal', async () => {
    const before = (await court.as('attorney').get('/documents/uploads/')).json();
    expect(before.limits).toMatchObject({ document_mb: 50, envelope_mb: 200, authority: null, set_by_court: false });
    const over = await as().begin(50 * mb + 1, leadMetadata());
    expect(over.status).toBe(413);
    expect(JSON.parse(over.body)).toMatchObject({
      code: 'document_over_court_limit',
      error: expect.stringContaining('Split it'),
      details: { limit_bytes: 50 * mb, size: 50 * mb + 1, file_name: 'Complaint.pdf' },
    });
    const admin = court.as('court_administrator');
    const unfounded = await admin.put('/settings/uploads/', { document_mb: 25, version: 0 });
    expect([unfounded.statusCode, unfounded.json().details.fields[0].field]).toEqual([400, 'authority']);
    const set = { document_mb: 25, envelope_mb: 26, authority: 'Local Rule 2.1' };
    expect((await admin.put('/settings/uploads/', { ...set, version: 0 })).json().rules.limits).toMatchObject({
      ...set,
      set_by_court: true,
    });
    expect((await admin.put('/settings/uploads/', { ...set, version: 0 })).statusCode).toBe(409);
    expect((await as().begin(25 * mb + 1, leadMetadata())).status).toBe(413);
  });

  test('of an envelope count what is in it and what is on its way', async () => {
    const id = await draftAs(court.as('attorney'), [['main_document', 'Letter to the court', 'Letter.txt']]);
    const { draft } = (await court.as('attorney').get(`/documents/${id}/`)).json();
    const first = await as().begin(20 * mb, { ...leadMetadata(), envelope: draft.id });
    expect(first.status).toBe(201);
    const second = await as().begin(6 * mb, { purpose: 'attachment', filename: 'A.pdf', filing: id });
    expect([second.status, JSON.parse(second.body).code]).toEqual([413, 'envelope_over_court_limit']);
    expect((await as().send('DELETE', first.headers.location!)).status).toBe(204);
    const third = await as().begin(6 * mb, { purpose: 'attachment', filename: 'A.pdf', filing: id });
    expect(third.status).toBe(201);
    await as().send('DELETE', third.headers.location!);
    const { version } = (await court.as('court_administrator').get('/settings/uploads/')).json();
    const back = { document_mb: null, envelope_mb: null, authority: null, version };
    expect((await court.as('court_administrator').put('/settings/uploads/', back)).statusCode).toBe(200);
  });

  test('of one person’s unfinished uploads protect everyone else', async () => {
    const other = as('self_represented');
    const places: string[] = [];
    for (let n = 0; n < quotas.uploads; n++) places.push((await other.begin(1000, leadMetadata())).headers.location!);
    const reply = await other.begin(1000, leadMetadata());
    expect([reply.status, JSON.parse(reply.body).code]).toEqual([429, 'uploads_too_many']);
    for (const place of places) await other.send('DELETE', place);
    const again = await other.begin(1000, leadMetadata());
    expect(again.status).toBe(201);
    await other.send('DELETE', again.headers.location!);
  });
});

describe('an upload', () => {
  test('that is canceled, or expired, is gone with its bytes', async () => {
    const canceled = await begin(mb);
    await as().part(canceled, 0, Buffer.alloc(1000));
    expect(await partsOnDisk()).toContain(idOf(canceled));
    expect((await as().send('DELETE', canceled)).status).toBe(204);
    expect((await as().send('HEAD', canceled)).status).toBe(404);
    const expiring = await begin(mb);
    await as().part(expiring, 0, Buffer.alloc(1000));
    await forgetUploads(court.services);
    expect((await as().send('HEAD', expiring)).status).toBe(200);
    const later = { ...court.services, now: () => new Date(court.clock.now.getTime() + 4 * dayMs) };
    await forgetUploads(later);
    expect((await as().send('HEAD', expiring)).status).toBe(404);
    expect(await partsOnDisk()).toEqual([]);
  });

  test.each([
    ['Picture.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'Save it as one of these types'],
    ['Locked.pdf', makeEncryptedPdf(), 'Remove the password'],
  ])('of a file that cannot be used is refused with what to do: %s', async (filename, bytes, words) => {
    const place = await begin(bytes.length, leadMetadata(filename));
    await as().part(place, 0, bytes);
    const { state, failure } = await settled(place);
    expect([state, failure]).toEqual(['refused', expect.stringContaining(words)]);
    expect((await as().send('DELETE', place)).status).toBe(204);
  });

  test('into a draft becomes a further lead document or an attachment', async () => {
    const id = await draftAs(court.as('attorney'), [['main_document', 'Letter to the court', 'Letter.txt']]);
    const { draft } = (await court.as('attorney').get(`/documents/${id}/`)).json();
    const exhibit = makeLargePdf(mb, ['EXHIBIT A']);
    const place = await begin(exhibit.length, { purpose: 'attachment', filename: 'Exhibit A.pdf', filing: id });
    await as().part(place, 0, exhibit);
    expect(await settled(place)).toMatchObject({ state: 'taken', result_id: id });
    expect(await versionOf(id)).toMatchObject([{ kind: 'lead' }, { kind: 'supporting', sha256: hashOf(exhibit) }]);
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const motion = makeLargePdf(mb, ['NOTICE OF MOTION']);
    const other = await begin(motion.length, { ...leadMetadata('Motion.pdf'), envelope: draft.id });
    await as().part(other, 0, motion);
    const { result_id } = await settled(other);
    const { documents: leads } = (await court.as('attorney').get(`/documents/drafts/${draft.id}/`)).json();
    expect(leads.map((lead: { id: string }) => lead.id)).toEqual([id, result_id]);
  });

  test('goes with the draft that is discarded', async () => {
    const id = await draftAs(court.as('attorney'), [['main_document', 'Letter to the court', 'Letter.txt']]);
    const { draft } = (await court.as('attorney').get(`/documents/${id}/`)).json();
    const place = await begin(mb, { ...leadMetadata(), envelope: draft.id });
    await as().part(place, 0, Buffer.alloc(1000));
    await court.as('attorney').delete(`/documents/drafts/${draft.id}/`);
    expect((await as().send('HEAD', place)).status).toBe(404);
    await forgetUploads({ ...court.services, now: () => new Date(Date.now() + 2 * dayMs) });
    expect(await partsOnDisk()).not.toContain(idOf(place));
  });
});

test('the connection of a refused part stays usable, so that its sender reads why', async () => {
  const place = await begin(10);
  const sent = as().openPart(place, 5, 5 * mb);
  const answered = replyTo(sent);
  sent.write(Buffer.alloc(mb));
  const reply = await answered;
  expect(reply.status).toBe(409);
  sent.destroy();
  await once(sent, 'close');
});
