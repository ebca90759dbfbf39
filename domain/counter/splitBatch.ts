import type { SheetKind } from './separatorSheet.ts';

/** A page on which a separator sheet was found, and the sheet in the court's register. */
export type FoundSheet = { page: number; sheet: { id: string; kind: SheetKind } | 'unknown' | 'unknown_version' };

/** A document of a batch: its pages, counted from 1, without the separator sheet. */
export type BatchDocument = { kind: SheetKind; sheet_id: string; from: number; to: number };
/** What becomes one filing. */
export type BatchItem = { sheet_id: string; documents: BatchDocument[] };

export const batchProblemCodes = [
  'no_sheets',
  'pages_before_first_sheet',
  'unknown_sheet',
  'unknown_version',
  'attachment_without_lead',
  'no_pages_after_sheet',
] as const;
export type BatchProblemCode = (typeof batchProblemCodes)[number];
export type BatchProblem = { page: number; code: BatchProblemCode };

/**
 * Divides the pages of a batch at its separator sheets. A batch with a problem is not filed: a page that belongs to no
 * sheet, or a sheet that cannot be identified, could put pages into the wrong filing.
 */
export function splitBatch(
  pages: number,
  sheets: readonly FoundSheet[],
): { items: BatchItem[]; problems: BatchProblem[] } {
  const ordered = [...sheets].sort((one, other) => one.page - other.page);
  const first = ordered[0];
  if (!first) return { items: [], problems: [{ page: 1, code: 'no_sheets' }] };
  const items: BatchItem[] = [];
  const problems: BatchProblem[] = [];
  if (first.page > 1) problems.push({ page: 1, code: 'pages_before_first_sheet' });
  for (const [index, { page, sheet }] of ordered.entries()) {
    const [from, to] = [page + 1, (ordered[index + 1]?.page ?? pages + 1) - 1];
    if (typeof sheet === 'string') {
      problems.push({ page, code: sheet === 'unknown' ? 'unknown_sheet' : 'unknown_version' });
    } else if (to < from) problems.push({ page, code: 'no_pages_after_sheet' });
    else if (sheet.kind === 'lead') items.push(itemOf(sheet.id, from, to));
    else if (items.length === 0) problems.push({ page, code: 'attachment_without_lead' });
    else items.at(-1)!.documents.push({ kind: 'attachment', sheet_id: sheet.id, from, to });
  }
  return { items, problems };
}

const itemOf = (sheet_id: string, from: number, to: number): BatchItem => ({
  sheet_id,
  documents: [{ kind: 'lead', sheet_id, from, to }],
});
