import type { PartOutcome } from '../shared/conclude.ts';
import type { PagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';

/** Share of the pages that must have a number. */
const leastShare = 0.3;

/** Whether the pages are numbered. The number may be omitted from the first page. */
export function checkNumbered({ layout, isOwn }: PagedDocument): PartOutcome {
  const pages = layout.measured.filter((page) => isOwn(page) && page > 1);
  const numbered = new Set(layout.page_numbers.map(({ page }) => page));
  const without = pages.filter((page) => !numbered.has(page));
  if (pages.length < 2 || without.length <= (1 - leastShare) * pages.length) return undefined;
  return {
    says: { code: 'layout.page_numbers_missing', values: { pages: without } },
    evidence: showPages(without),
  };
}

/** Whether the numbers are Arabic and match the file's page count, from 1 on the first page. */
export function checkCounting({ layout, first, isOwn }: PagedDocument): PartOutcome {
  const numbers = layout.page_numbers.filter(({ page }) => isOwn(page));
  const roman = numbers.filter(({ printed }) => /^[ivxl]+$/i.test(printed)).map(({ page }) => page);
  if (roman.length > 1)
    return {
      says: { code: 'layout.page_numbers_roman', values: { pages: roman } },
      evidence: showPages(roman),
    };
  const astray = numbers.filter(({ page, printed }) => Number(printed) !== page - first + 1);
  const shift = commonShift(astray, first);
  // A single mismatch is a number in the text; wrong page numbers differ on every page.
  if (shift === undefined || astray.length < 0.6 * numbers.length) return undefined;
  const { page, printed } = astray[0]!;
  return {
    says: { code: 'layout.page_number_off', values: { page, printed } },
    evidence: showPages([page]),
  };
}

function commonShift(astray: readonly { page: number; printed: string }[], first: number): number | undefined {
  const counts = new Map<number, number>();
  for (const { page, printed } of astray) {
    const shift = page - first + 1 - Number(printed);
    if (Number.isFinite(shift)) counts.set(shift, (counts.get(shift) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= 2 ? best[0] : undefined;
}
