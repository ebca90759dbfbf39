import type { DocumentFix } from '#contract/fixes';
import { describeError } from '#server/filings/describeError';
import type { FixFile, StoredFix } from '#server/filings/fixes/fixRepository';

/** A fix as its filer sees it. */
export function describeFix({ fix, asked_by, document, current, filing_state, files }: StoredFix): DocumentFix {
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
    error: error && describeError(error),
    asked_at: asked_at.toISOString(),
    applied_at: applied_at?.toISOString() ?? null,
    undone_at: undone_at?.toISOString() ?? null,
    before: describeFile(before),
    after: after ? describeFile(after) : null,
    can_undo: state === 'applied' && filing_state === 'draft' && after?.sha256 === current.sha256,
  };
}

const describeFile = ({ sha256, file_size, pages }: FixFile) => ({ sha256, file_size, pages });
