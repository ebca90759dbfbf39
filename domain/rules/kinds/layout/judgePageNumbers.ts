import type { Judged } from '../shared/conclude.ts';
import type { PagedPaper } from '../shared/pagedPaper.ts';
import { showPages, tellPages } from '../shared/tellPages.ts';

/** Of the pages that should have a number. */
const leastShare = 0.3;

/** Whether the pages are numbered; the first may go without. */
export function judgeNumbered({ layout, isOwn }: PagedPaper): Judged {
  const pages = layout.measured.filter((page) => isOwn(page) && page > 1);
  const numbered = new Set(layout.page_numbers.map(({ page }) => page));
  const without = pages.filter((page) => !numbered.has(page));
  if (pages.length < 2 || without.length <= (1 - leastShare) * pages.length) return undefined;
  return {
    message: `No page numbers were found on ${tellPages(without)}.`,
    mend: 'Number the pages at the foot, beginning with 1 on the first page.',
    evidence: showPages(without),
  };
}

/** Whether the numbers are Arabic and count as the file does, from 1 on its first page. */
export function judgeCounting({ layout, first, isOwn }: PagedPaper): Judged {
  const numbers = layout.page_numbers.filter(({ page }) => isOwn(page));
  const roman = numbers.filter(({ printed }) => /^[ivxl]+$/i.test(printed)).map(({ page }) => page);
  if (roman.length > 1)
    return {
      message: `${roman.length} pages have Roman numerals (${tellPages(roman)}); the rule wants Arabic numerals throughout.`,
      mend: 'Number every page in Arabic numerals, counting from the first page of the file.',
      evidence: showPages(roman),
    };
  const astray = numbers.filter(({ page, printed }) => Number(printed) !== page - first + 1);
  const shift = commonShift(astray, first);
  // One number in the wrong place is a figure in the text; a count that is off is off from page to page.
  if (shift === undefined || astray.length < 0.6 * numbers.length) return undefined;
  const { page, printed } = astray[0]!;
  return {
    message: `Page ${page} of the file is numbered ${printed}; the rule wants page numbers that count from the first page.`,
    mend: 'Number the pages from 1 on the first page of the file, the cover included.',
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
