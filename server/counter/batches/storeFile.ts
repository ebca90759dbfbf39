import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { bytesPerMb } from '#domain/uploads/bytesPerMb';
import type { SizeLimits } from '#domain/uploads/SizeLimits';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Known = { sha256: string; size: number; mtimeMs: number };

/** The files of the scanner's folder that were stored, by their place, so that a waiting file is read only once. */
const stored = new Map<string, Known>();

/** Stores a file of the scanner's folder. Returns its hash; an unchanged file that is stored is not read again. */
export async function storeFile(
  { blobs }: Needs<'blobs'>,
  place: string,
  { document_mb }: Pick<SizeLimits, 'document_mb'>,
): Promise<string> {
  const { size, mtimeMs } = await stat(place);
  const known = stored.get(place);
  if (known?.size === size && known.mtimeMs === mtimeMs && (await blobs.exists(known.sha256))) return known.sha256;
  if (size > document_mb * bytesPerMb) throw new Refusal('document_over_court_limit', { size });
  const { sha256 } = await blobs.put(createReadStream(place), document_mb * bytesPerMb);
  stored.set(place, { sha256, size, mtimeMs });
  return sha256;
}

/** A file was moved, within the folder or out of it. */
export function noteMove(from: string, to: string | null): void {
  const known = stored.get(from);
  stored.delete(from);
  if (known && to !== null) stored.set(to, known);
}
