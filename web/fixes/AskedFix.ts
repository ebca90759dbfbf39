import type { ProcessedDocument } from '#contract/analyses';
import type { Finding } from '#contract/checks';
import type { FixOrder } from '#contract/fixes';
import type { Bookmark, FixKind, Mark } from '#domain/fixes/Fix';
import { pagesOf } from '#domain/fixes/fixFor';

/** The fix that is open: of which document, and for which finding, if it answers one. */
export type AskedFix = {
  /** Where its result is used: in a draft, in the correction of a returned filing, or in a check before filing. */
  in: 'draft' | 'return' | 'check';
  fix: FixKind;
  document: ProcessedDocument;
  finding: Finding | null;
  /** In a returned filing: what is prepared in place of the document. */
  prepared?: string;
};

/**
 * What is sent to prepare it; null for a redaction in which nothing is marked. Without bookmarks, those of what was found
 * are proposed.
 */
export function orderFor(
  { fix, finding }: AskedFix,
  marks: readonly Mark[],
  bookmarks: readonly Bookmark[] = [],
): FixOrder | null {
  switch (fix) {
    case 'redact':
      return marks.length === 0
        ? null
        : {
            fix,
            marks: marks.map(({ page, box: [left, top, right, bottom] }) => ({
              page,
              box: [left, top, right, bottom],
            })),
          };
    case 'letter_size':
      return { fix, pages: finding ? pagesOf(finding) : [] };
    case 'add_bookmarks':
      return { fix, bookmarks: [...bookmarks] };
    default:
      return { fix };
  }
}
