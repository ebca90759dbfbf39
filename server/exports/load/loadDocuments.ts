import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import { documentPath } from '../documentPath.ts';
import { ExportRefused } from '../ExportRefused.ts';
import { splitLines } from '../splitLines.ts';

const Listed = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(0) });

/**
 * Stores the documents of an export. Those that an interrupted run has stored are not stored again. Returns how many the
 * export has.
 */
export async function loadDocuments(blobs: BlobStore, folder: string): Promise<number> {
  let count = 0;
  for await (const line of splitLines(createReadStream(path.join(folder, 'documents.jsonl')))) {
    const { sha256, size } = Listed.parse(JSON.parse(line));
    const file = documentPath(folder, sha256);
    if (!(await holds(blobs, sha256, size))) await store(blobs, file, sha256);
    count++;
  }
  return count;
}

async function holds(blobs: BlobStore, sha256: string, size: number): Promise<boolean> {
  return (await blobs.exists(sha256)) && (await blobs.size(sha256)) === size;
}

async function store(blobs: BlobStore, file: string, sha256: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new ExportRefused(`${file} does not exist. The export is not complete.`);
  const stored = await blobs.put(createReadStream(file), found.size);
  if (stored.sha256 === sha256) return;
  // It was stored under another address, which nothing names.
  await blobs.remove(stored.sha256, new Date(Date.now() + 60_000));
  throw new ExportRefused(`${file} was changed or damaged. Use another copy of the export.`);
}
