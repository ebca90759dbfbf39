import type { DocumentFix } from '#contract/fixes';
import { describeError } from '#server/filings/describeError';
import { type FixFile, findOwnFix, type StoredFix } from '#server/filings/fixes/fixRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findReplacementsForSystem } from '../returned/resubmissionRepository.ts';

/** One fix as its filer sees it. */
export async function readOwnFix(db: Db, viewer: Actor, id: string): Promise<DocumentFix> {
  const [described] = await describeFixes(db, [await findOwnFix(db, viewer, id)]);
  return described!;
}

/** Fixes as their filer sees them. The caller has read them for that person. */
export async function describeFixes(db: Db, fixes: readonly StoredFix[]): Promise<DocumentFix[]> {
  const corrected = fixes.filter(({ fix }) => fix.review_id !== null).map(({ document }) => document.id);
  const replacements = await findReplacementsForSystem(db, [...new Set(corrected)]);
  return fixes.map((stored) => describeFix(stored, replacements.get(stored.document.id)));
}

/** `replacement`: the fingerprint of what takes the place of the document in a correction. */
function describeFix(
  { fix, asked_by, document, current, filing_state, files }: StoredFix,
  replacement: string | undefined,
): DocumentFix {
  const isOpen = fix.review_id === null ? filing_state === 'draft' : filing_state === 'returned';
  const inPlace = fix.review_id === null ? current.sha256 : replacement;
  const before = files.find(({ side }) => side === 'before')!;
  const after = files.find(({ side }) => side === 'after');
  const { id, state, done, total, report, error, asked_at, applied_at, undone_at } = fix;
  return {
    ...{
      id,
      document_id: document.id,
      document_name: document.title,
      fix: fix.fix,
      state,
      done,
      total,
      report,
      asked_by,
    },
    bookmarks: fix.fix_order.fix === 'add_bookmarks' ? [...fix.fix_order.bookmarks] : null,
    error: error && describeError(error),
    asked_at: asked_at.toISOString(),
    applied_at: applied_at?.toISOString() ?? null,
    undone_at: undone_at?.toISOString() ?? null,
    before: describeFile(before),
    after: after ? describeFile(after) : null,
    can_undo: state === 'applied' && isOpen && after?.sha256 === inPlace,
  };
}

const describeFile = ({ sha256, file_size, pages }: FixFile) => ({ sha256, file_size, pages });
