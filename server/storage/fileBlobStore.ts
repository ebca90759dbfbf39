import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BlobStore, MissingBlob, type StoredBlob } from '#server/kernel/ports/BlobStore';
import { Refusal } from '#server/kernel/Refusal';
import { openFilePartStore } from './filePartStore.ts';
import { sweepUnfinished } from './sweepUnfinished.ts';

/** Opens the file store in a directory, which is created if missing, and removes the remains of a crash. */
export async function openFileBlobStore(directory: string): Promise<BlobStore> {
  // Beside the blobs, not in the system's temporary directory: a file can only be renamed within one file system.
  const incoming = path.join(directory, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await makeFolders(directory);
  await sweepUnfinished(incoming);
  const pathOf = (sha256: string) => blobPath(directory, sha256);
  const parts = await openFilePartStore(path.join(directory, 'parts'), {
    settle: (file, sha256) => moveInPlace(file, pathOf(sha256)),
  });

  return {
    async put(content, limitBytes) {
      const unfinished = path.join(incoming, randomUUID());
      try {
        const stored = await writeDown(content, unfinished, limitBytes);
        await moveInPlace(unfinished, pathOf(stored.sha256));
        return stored;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(sha256, range) {
      const file = await orMissing(sha256, open(pathOf(sha256)));
      return file.createReadStream(range ?? {});
    },
    path: pathOf,
    exists: async (sha256) => {
      try {
        return (await stat(pathOf(sha256))).isFile();
      } catch {
        return false;
      }
    },
    size: async (sha256) => (await orMissing(sha256, stat(pathOf(sha256)))).size,
    remove: (sha256, untouchedSince) =>
      removeUntouched(pathOf(sha256), path.join(incoming, randomUUID()), untouchedSince),
    parts,
    async check() {
      const probe = path.join(incoming, `${randomUUID()}.check`);
      await writeFile(probe, 'ready?');
      await rm(probe);
    },
  };
}

/** All 256 in advance, so that no upload must wait until its folder's name is on the disk. */
async function makeFolders(directory: string): Promise<void> {
  const names = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
  await Promise.all(names.map((name) => mkdir(path.join(directory, name), { recursive: true, mode: 0o700 })));
  await flushDirectory(directory);
}

/**
 * `ab/cdef…`: 256 directories keep each of them short. Only hashes are valid addresses, so no other path can be
 * reached.
 */
function blobPath(directory: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new MissingBlob(`"${sha256}" is not a valid blob address.`);
  return path.join(directory, sha256.slice(0, 2), sha256.slice(2));
}

async function writeDown(content: AsyncIterable<Uint8Array>, to: string, limitBytes: number): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > limitBytes) throw new Refusal('document_too_large', { limit_bytes: limitBytes });
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

/** An existing blob is replaced by an identical one, which costs little and repairs a damaged one. */
async function moveInPlace(unfinished: string, place: string): Promise<void> {
  await rename(unfinished, place);
  await flushDirectory(path.dirname(place));
}

/** Moved aside first: a blob stored in between is a new file, and one stored just before is moved back. */
async function removeUntouched(place: string, aside: string, untouchedSince: Date): Promise<boolean> {
  try {
    await rename(place, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  const { mtime } = await stat(aside);
  if (mtime < untouchedSince) await rm(aside);
  else await rename(aside, place);
  return mtime < untouchedSince;
}

/** A name is written to disk separately from the bytes it refers to. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orMissing<Found>(sha256: string, looking: Promise<Found>): Promise<Found> {
  return looking.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new MissingBlob(`Blob ${sha256} is not in the store.`) : error;
  });
}
