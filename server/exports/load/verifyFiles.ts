import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ExportRefused } from '../ExportRefused.ts';
import type { ExportFile, Manifest } from '../manifest.ts';

/** Compares every file with the manifest, before anything is loaded. */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const file of files) await verifyFile(path.join(folder, file.name), file);
}

async function verifyFile(place: string, { bytes, rows, sha256 }: ExportFile): Promise<void> {
  const found = await stat(place).catch(() => null);
  if (!found?.isFile()) throw new ExportRefused(`${place} does not exist. The export is not complete.`);
  const hash = createHash('sha256');
  let lines = 0;
  for await (const part of createReadStream(place)) {
    hash.update(part);
    lines += countLines(part);
  }
  if (found.size === bytes && lines === rows && hash.digest('hex') === sha256) return;
  throw new ExportRefused(
    `${place} differs from the manifest: it was changed or damaged. Use another copy of the export.`,
  );
}

function countLines(part: Buffer): number {
  let count = 0;
  for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) count++;
  return count;
}
