import { readOwnFile } from '#server/courtdoc/analysis/readOwnFile';
import { type FixedInFiling, type FixFile, findOwnFix, type StoredFix } from '#server/filings/fixes/fixRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';
import type { FixPlace } from './FixPlace.ts';
import { placeInCheck } from './placeInCheck.ts';
import { placeInFiling } from './placeInFiling.ts';
import { type Replacement, readFixFile } from './replaceInCorrection.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/** What was read in the file that a fix puts in place, before anything is locked. A draft reads it later. */
export type ReadAhead = { replacement: Replacement; read: AnalyzedDocument | null };
export const nothingRead: ReadAhead = { replacement: null, read: null };

/** Reads the file of one side of a fix that is in a state, if the place of the fix needs it. */
export async function readAhead(
  needs: Working,
  actor: Actor,
  id: string,
  { state, side }: { state: StoredFix['fix']['state']; side: FixFile['side'] },
): Promise<ReadAhead> {
  const stored = await findOwnFix(needs.db, actor, id);
  const { fix, files, of } = stored;
  const file = files.find((one) => one.side === side);
  if (fix.state !== state || !file) return nothingRead;
  if (of === null) return { ...nothingRead, read: (await readOwnFile(needs, actor, file)).read };
  if (fix.review_id === null || of.filing_state !== 'returned') return nothingRead;
  return { ...nothingRead, replacement: await readFixFile(needs, actor, { files, of }, side) };
}

/** A fix with its document's place, locked. */
export async function lockFix(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  id: string,
  { replacement, read }: ReadAhead = nothingRead,
): Promise<{ stored: StoredFix; place: FixPlace }> {
  const found = await findOwnFix(tx, actor, id);
  const place = isInFiling(found)
    ? await placeInFiling(tx, needs, actor, found, replacement)
    : await placeInCheck(tx, needs, actor, { analysis_id: found.fix.analysis_id!, read });
  // Only now is it certain what has become of it.
  return { stored: await findOwnFix(tx, actor, id), place };
}

const isInFiling = (stored: StoredFix): stored is StoredFix & { of: FixedInFiling } => stored.of !== null;
