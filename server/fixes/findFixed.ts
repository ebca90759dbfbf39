import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { FileFormat } from '#domain/documents/fileFormats';
import type { Reading } from '#domain/reading/Reading';
import { findOwnCheck } from '#server/checks/findOwnCheck';
import type { lockOwnAnalysis } from '#server/courtdoc/history/findOwn';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import type { LockedFiling } from '#server/filings/filingRepository';
import type { NewFix } from '#server/filings/fixes/fixRepository';
import { withReturn } from '#server/intake/returned/findReturnedFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findReplacement } from './replaceInCorrection.ts';

/** What was read in a document. */
export type Known = { facts: DocumentFacts; reading: Reading };
/** The file to which a fix applies. */
export type FixedFile = {
  file: { file_name: string; sha256: string; file_size: number; file_type: FileFormat; pages: number | null };
  /** Null if it was not read. */
  known: Known | null;
  /** Whose document it is: that of a draft or a returned filing, or that of a check. */
  owner: Pick<NewFix, 'document_id' | 'analysis_id' | 'review_id'>;
};

/** The file of a locked check of one's own. One that was fixed in another window keeps that change. */
export async function findChecked(
  tx: Db,
  { id, sha256, ...file }: Awaited<ReturnType<typeof lockOwnAnalysis>>,
  expected: string,
): Promise<FixedFile> {
  if (sha256 !== expected) throw new Refusal('fix_outdated');
  const [known = null] = (await findOwnCheck(tx, id))?.documents ?? [];
  return { file: { ...file, sha256 }, known, owner: { analysis_id: id } };
}

/** The file that a fix of a locked draft or returned filing changes: the document, or what was prepared in its place. */
export async function findFixed(
  tx: Db,
  actor: Actor,
  locked: LockedFiling,
  { document_id, version_id }: { document_id: string; version_id: string },
): Promise<FixedFile> {
  const { filing, documents, abilities } = locked;
  const isReturned = filing.state === 'returned';
  if (!isReturned && (filing.state !== 'draft' || !abilities.file)) throw new Refusal('fix_after_filing');
  const about = isReturned ? await withReturn(tx, actor, locked) : null;
  const asked = documents.find(({ document }) => document.id === document_id);
  // Removed in another window.
  if (!asked) throw new Refusal('fix_outdated');
  const prepared = about && (await findReplacement(tx, actor, about, asked));
  if ((prepared ?? asked.version).id !== version_id) throw new Refusal('fix_outdated');
  const owner = { document_id, review_id: about?.returned.id ?? null };
  if (prepared) {
    const { facts, reading } = prepared;
    return { file: prepared, known: facts && reading ? { facts, reading } : null, owner };
  }
  const [known] = await findFactsForSystem(tx, [version_id]);
  return { file: asked.version, known: known ?? null, owner };
}
