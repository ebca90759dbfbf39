import type { StoredDocument } from '#server/filings/filingRepository';
import type { FixedInFiling, FixFile, StoredFix } from '#server/filings/fixes/fixRepository';
import { findReturnedFiling } from '#server/intake/returned/findReturnedFiling';
import { type NewPrepared, readForCorrection } from '#server/intake/returned/readForCorrection';
import {
  insertPreparedDocuments,
  lockPrepared,
  notePrepared,
  type ReturnedFiling,
  removePreparedDocuments,
} from '#server/intake/returned/resubmissionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** What takes the place of a document in the correction of its filing; null for the document that the court has. */
export type Replacement = NewPrepared | null;

/** Reads the file of a fix before or after it, for the correction of a returned filing. */
export async function readFixFile(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { files, of: { document } }: Pick<StoredFix, 'files'> & { of: FixedInFiling },
  side: FixFile['side'],
): Promise<Replacement> {
  const about = await findReturnedFiling(needs.db, actor, document.filing_id);
  const file = files.find((one) => one.side === side);
  const old = about.stored.documents.find((one) => one.document.id === document.id);
  if (!file || !old || file.sha256 === old.version.sha256) return null;
  const { sha256, file_name, file_size: size, pages } = file;
  const inspected = { field: 'replacement', sha256, file_name, size, format: 'pdf' as const, pages };
  return readForCorrection(needs, actor, about, inspected, old);
}

/** The prepared document that takes the place of this one, which is what a further fix changes; null if there is none. */
export async function findReplacement(tx: Db, actor: Actor, about: ReturnedFiling, { document }: StoredDocument) {
  const { files } = await lockPrepared(tx, actor, about, { version: null, at: about.returned.decided_at });
  return files.find(({ replaces }) => replaces === document.id) ?? null;
}

/** Puts a file in the place of every document that is replaced in a correction: at most one is. */
export async function replaceInCorrection(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  about: ReturnedFiling,
  next: Replacement,
): Promise<void> {
  const at = now();
  const prepared = await lockPrepared(tx, actor, about, { version: null, at });
  const before = prepared.files.filter(({ replaces }) => replaces !== null).map(({ id }) => id);
  await removePreparedDocuments(tx, prepared, before, at);
  if (next) {
    // A fixed file is the same document, however much was redacted; what an uploaded one raised still needs an answer.
    const doubts = prepared.files.find(({ replaces }) => replaces === next.replaces)?.doubts ?? [];
    await insertPreparedDocuments(tx, [{ ...next, doubts, review_id: about.returned.id, added_at: at }]);
  }
  await notePrepared(tx, prepared, at);
}
