import { createHash } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BlobStore, MissingBlob } from '#server/kernel/ports/BlobStore';
import { documentPath } from '../documentPath.ts';

type Places = {
  folder: string;
  /** The last export in the same place: its documents are linked instead of copied. */
  previous: string | null;
};

/**
 * Puts a document into an export and returns its size; null if the store does not have it, or not with this content. What
 * an interrupted run or the export before has already copied and compared is not copied again.
 */
export async function copyDocument(
  blobs: BlobStore,
  sha256: string,
  { folder, previous }: Places,
): Promise<number | null> {
  const target = documentPath(folder, sha256);
  const size = await sizeOf(blobs, sha256);
  if (size === null) return null;
  if ((await lengthOf(target)) === size) return size;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  if (previous && (await linkFrom(documentPath(previous, sha256), target, size))) return size;
  return (await copy(blobs, sha256, target)) ? size : null;
}

async function sizeOf(blobs: BlobStore, sha256: string): Promise<number | null> {
  return blobs.size(sha256).catch((error: unknown) => {
    if (error instanceof MissingBlob) return null;
    throw error;
  });
}

async function lengthOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

async function linkFrom(source: string, target: string, size: number): Promise<boolean> {
  if ((await lengthOf(source)) !== size) return false;
  await rm(target, { force: true });
  // Some file systems have no links: the document is then copied.
  return link(source, target).then(
    () => true,
    () => false,
  );
}

/** Writes the bytes aside, and moves them into place once their hash is right. */
async function copy(blobs: BlobStore, sha256: string, target: string): Promise<boolean> {
  const aside = `${target}.part`;
  const hash = createHash('sha256');
  const file = await open(aside, 'w', 0o600);
  try {
    for await (const part of await blobs.read(sha256)) {
      hash.update(part as Buffer);
      await file.writeFile(part as Buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  const isRight = hash.digest('hex') === sha256;
  if (isRight) await rename(aside, target);
  else await rm(aside);
  return isRight;
}
