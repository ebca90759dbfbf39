import type { PartOutcome } from '../shared/conclude.ts';
import type { PagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';

/** Of the pages that should have a number. */
const leastShare = 0.3;

/** Whether the pages are numbered; the first may go without. */
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

/** Whether the numbers are Arabic and count as the file does, from 1 on its first page. */
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
  // One number in the wrong place is a figure in the text; a count that is off is off from page to page.
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
