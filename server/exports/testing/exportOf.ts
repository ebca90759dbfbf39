import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#server/kernel/Database';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import { type ExportTarget, writeExport } from '../write/writeExport.ts';

/** Writes an export on a connection of the pool. */
export async function exportOf(
  { db, blobs }: { db: Database; blobs: BlobStore },
  target: Partial<ExportTarget> & Pick<ExportTarget, 'folder' | 'headsFile'>,
) {
  const client = await db.$client.connect();
  try {
    return await writeExport({ client, blobs }, { previous: null, ...target });
  } finally {
    client.release();
  }
}

/** The SHA-256 of every file of an export except the manifest, which states the moment. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const names = files.map((one) => path.relative(folder, path.join(one.parentPath, one.name)));
  return Object.fromEntries(
    names
      .filter((name) => name !== 'manifest.json')
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );
}
