import type { DocumentFix } from '#contract/fixes';
import { findOwnAnalysis, type Looking } from '#server/courtdoc/history/findOwn';
import { describeError } from '#server/filings/describeError';
import {
  type FixedInFiling,
  type FixFile,
  findFixesOfCheck,
  findOwnFix,
  findOwnFixes,
  type StoredFix,
} from '#server/filings/fixes/fixRepository';
import { findReplacementsForSystem } from '#server/intake/returned/resubmissionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The document of a fix: its name, the file in its place, and whether that file can still be exchanged. */
type Fixed = { document_id: string; document_name: string; sha256: string | undefined; isOpen: boolean };

/** One fix as its filer sees it. */
export async function readOwnFix(needs: Looking, viewer: Actor, id: string): Promise<DocumentFix> {
  const stored = await findOwnFix(needs.db, viewer, id);
  const { analysis_id } = stored.fix;
  if (analysis_id !== null) return describeFix(stored, await fixedInCheck(needs, viewer, analysis_id));
  const [described] = await describeFixes(needs.db, [stored]);
  return described!;
}

/** The fixes of a document that the viewer only checked, the oldest first. */
export async function listOwnFixes(needs: Looking, viewer: Actor, id: string): Promise<DocumentFix[]> {
  const fixed = await fixedInCheck(needs, viewer, id);
  return (await findFixesOfCheck(needs.db, viewer, id)).map((stored) => describeFix(stored, fixed));
}

/** The fixes of the documents of one filing or draft, the oldest first. */
export async function listFixes({ db }: Pick<Looking, 'db'>, viewer: Actor, filing_id: string): Promise<DocumentFix[]> {
  return describeFixes(db, await findOwnFixes(db, viewer, filing_id));
}

/** Fixes in filings and drafts. The caller has read them for their filer. */
async function describeFixes(db: Db, fixes: readonly StoredFix[]): Promise<DocumentFix[]> {
  const corrected = fixes.flatMap(({ fix, of }) => (of && fix.review_id !== null ? [of.document.id] : []));
  const replacements = await findReplacementsForSystem(db, [...new Set(corrected)]);
  return fixes.map((stored) => {
    const of = stored.of!;
    return describeFix(stored, fixedInFiling(stored.fix.review_id, of, replacements.get(of.document.id)));
  });
}

/** `replacement`: the fingerprint of what takes the place of the document in a correction. */
function fixedInFiling(
  review_id: string | null,
  { document, current, filing_state }: FixedInFiling,
  replacement: string | undefined,
): Fixed {
  return {
    ...{ document_id: document.id, document_name: document.title },
    sha256: review_id === null ? current.sha256 : replacement,
    isOpen: filing_state === (review_id === null ? 'draft' : 'returned'),
  };
}

async function fixedInCheck(needs: Looking, viewer: Actor, analysis_id: string): Promise<Fixed> {
  const { file_name: document_name, sha256 } = await findOwnAnalysis(needs, viewer, analysis_id);
  return { document_id: analysis_id, document_name, sha256, isOpen: true };
}

function describeFix({ fix, asked_by, files }: StoredFix, fixed: Fixed): DocumentFix {
  const { document_id, document_name, sha256, isOpen } = fixed;
  const before = files.find(({ side }) => side === 'before')!;
  const after = files.find(({ side }) => side === 'after');
  const { id, state, done, total, report, error, asked_at, applied_at, undone_at } = fix;
  return {
    ...{ id, document_id, document_name, fix: fix.fix, state, done, total, report, asked_by },
    bookmarks: fix.fix_order.fix === 'add_bookmarks' ? [...fix.fix_order.bookmarks] : null,
    error: error && describeError(error),
    asked_at: asked_at.toISOString(),
    applied_at: applied_at?.toISOString() ?? null,
    undone_at: undone_at?.toISOString() ?? null,
    before: describeFile(before),
    after: after ? describeFile(after) : null,
    can_undo: state === 'applied' && isOpen && after?.sha256 === sha256,
  };
}

const describeFile = ({ sha256, file_size, pages }: FixFile) => ({ sha256, file_size, pages });
