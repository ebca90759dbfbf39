import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { MissingBlob, type PartStore } from '#server/kernel/ports/BlobStore';

/** After this many bytes, or this long, what has arrived is flushed to the disk: a crash costs no more than this. */
const flushBytes = 8 * 1024 * 1024;
const flushMs = 5000;

/** Opens the store of incomplete documents in a folder on the same file system as the blobs. */
export async function openFilePartStore(
  directory: string,
  { settle }: { settle: (file: string, sha256: string) => Promise<void> },
): Promise<PartStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const placeOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new MissingBlob(`"${id}" is not the ID of an upload.`);
    return path.join(directory, id);
  };

  return {
    async write(id, from, content, onWritten = async () => {}) {
      const file = await open(placeOf(id), constants.O_CREAT | constants.O_WRONLY, 0o600);
      try {
        return await writeParts(file, from, content, onWritten);
      } finally {
        await file.close();
      }
    },
    async hash(id, size) {
      const hash = createHash('sha256');
      let hashed = 0;
      const file = createReadStream(placeOf(id), { end: size - 1 });
      for await (const chunk of file) {
        hash.update(chunk as Buffer);
        hashed += (chunk as Buffer).length;
      }
      if (hashed !== size) throw new MissingBlob(`The upload ${id} has ${hashed} of ${size} bytes.`);
      return hash.digest('hex');
    },
    settle: async (id, sha256) => {
      const place = placeOf(id);
      // Settled before, by an attempt that ended between this step and the next.
      if (await exists(place)) await settle(place, sha256);
    },
    remove: (id) => rm(placeOf(id), { force: true }),
    async untouched(since) {
      const found = await Promise.all(
        (await readdir(directory)).map(async (name) => {
          const about = await stat(path.join(directory, name)).catch(() => undefined);
          return about && about.mtime < since ? [name] : [];
        }),
      );
      return found.flat();
    },
    async free() {
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
  };
}

/** One chunk is held at a time. What a broken stream has brought is kept: the upload continues after it. */
async function writeParts(
  file: FileHandle,
  from: number,
  content: AsyncIterable<Uint8Array>,
  onWritten: (end: number) => Promise<void>,
): Promise<{ end: number; broken: unknown }> {
  let end = from;
  let flushed = from;
  let at = Date.now();
  let broken: unknown = null;
  try {
    for await (const chunk of content) {
      await writeAll(file, chunk, end);
      end += chunk.length;
      if (end - flushed < flushBytes && Date.now() - at < flushMs) continue;
      await file.datasync();
      [flushed, at] = [end, Date.now()];
      await onWritten(end);
    }
  } catch (error) {
    broken = error;
  }
  await file.datasync();
  return { end, broken };
}

async function writeAll(file: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    const { bytesWritten } = await file.write(chunk, written, chunk.length - written, at + written);
    written += bytesWritten;
  }
}

async function exists(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  );
}
