import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BlobStore, MissingBlob } from '#server/kernel/ports/BlobStore';
import { quickestPlace } from '#server/testing/throwawayDirectory';
import { openFileBlobStore } from './fileBlobStore.ts';

const mebibyte = 1024 * 1024;
let directory: string;
let store: BlobStore;
beforeEach(async () => {
  directory = await mkdtemp(path.join(quickestPlace(), 'assize-blobs-'));
  store = await openFileBlobStore(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function* stream(...chunks: (string | Buffer | Error)[]) {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield Buffer.from(chunk);
  }
}
const unfinished = () => readdir(path.join(directory, 'incoming'));
const blobs = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('a stored document', () => {
  test('has the SHA-256 of its bytes as its address', async () => {
    const stored = await store.put(stream('In the Superior ', 'Court'), mebibyte);
    const sha256 = createHash('sha256').update('In the Superior Court').digest('hex');
    expect(stored).toEqual({ sha256, size: 21 });
    expect(store.path(sha256)).toBe(path.join(directory, sha256.slice(0, 2), sha256.slice(2)));
    expect(await readFile(store.path(sha256), 'utf8')).toBe('In the Superior Court');
    expect(await unfinished()).toEqual([]);
  });

  test('is read in full or in part, and has a size', async () => {
    const { sha256 } = await store.put(stream('0123456789'), mebibyte);
    expect((await buffer(await store.read(sha256))).toString()).toBe('0123456789');
    expect((await buffer(await store.read(sha256, { start: 2, end: 4 }))).toString()).toBe('234');
    expect(await store.size(sha256)).toBe(10);
    expect(await store.exists(sha256)).toBe(true);
  });

  test('is stored once, even if it is sent repeatedly and concurrently', async () => {
    const sent = Buffer.alloc(300_000, 'x');
    const stored = await Promise.all(Array.from({ length: 5 }, () => store.put(stream(sent), mebibyte)));
    expect(new Set(stored.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(await blobs()).toHaveLength(1);
  });

  test('that is damaged on disk is repaired by sending it again', async () => {
    const { sha256 } = await store.put(stream('the whole deed'), mebibyte);
    await writeFile(store.path(sha256), 'the wh');
    await store.put(stream('the whole deed'), mebibyte);
    expect(await readFile(store.path(sha256), 'utf8')).toBe('the whole deed');
  });

  test('may be empty, and also has an address', async () => {
    const { sha256, size } = await store.put(stream(), mebibyte);
    expect(size).toBe(0);
    expect(await store.exists(sha256)).toBe(true);
  });
});

describe('a document that does not arrive completely', () => {
  test('is rejected during the upload if it is too large, and leaves nothing behind', async () => {
    let sent = 0;
    async function* endless() {
      for (; sent < 100; sent++) yield Buffer.alloc(mebibyte);
    }
    await expect(store.put(endless(), 3 * mebibyte)).rejects.toMatchObject({ code: 'document_too_large', status: 413 });
    expect(sent).toBe(3);
    expect(await blobs()).toEqual([]);
  });

  test('of exactly the maximum size is accepted', async () => {
    expect(await store.put(stream(Buffer.alloc(1000)), 1000)).toMatchObject({ size: 1000 });
  });

  test('because the connection was lost leaves nothing behind', async () => {
    await expect(store.put(stream('half a sen', new Error('connection reset')), mebibyte)).rejects.toThrow('reset');
    expect(await blobs()).toEqual([]);
  });

  test('because the portal crashed is removed at the next start, but files being written are not', async () => {
    const [left, fresh] = ['left-by-a-crash', 'being-written'].map((name) => path.join(directory, 'incoming', name));
    await writeFile(left!, 'half');
    await writeFile(fresh!, 'half');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(left!, anHourAgo, anHourAgo);

    const { sha256 } = await store.put(stream('kept'), mebibyte);
    const reopened = await openFileBlobStore(directory);
    expect(await unfinished()).toEqual(['being-written']);
    expect(await reopened.exists(sha256)).toBe(true);
  });
});

describe('a request for a missing document', () => {
  const absent = 'a'.repeat(64);

  test('fails before the first byte', async () => {
    await expect(store.read(absent)).rejects.toBeInstanceOf(MissingBlob);
    await expect(store.size(absent)).rejects.toBeInstanceOf(MissingBlob);
    expect(await store.exists(absent)).toBe(false);
  });

  test('with an invalid hash never leaves the store’s folder', async () => {
    await expect(store.read('../../etc/passwd')).rejects.toBeInstanceOf(MissingBlob);
    expect(await store.exists('../incoming')).toBe(false);
    expect(() => store.path(`${'a'.repeat(62)}/..`)).toThrow(MissingBlob);
  });
});

test('the store reports that it cannot be written to', async () => {
  await expect(store.check()).resolves.toBeUndefined();
  await rm(directory, { recursive: true, force: true });
  await expect(store.check()).rejects.toThrow();
});
