import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { PartOutcome } from '../shared/conclude.ts';
import type { PagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';
import type { Sides } from './parameters.ts';

/** Tolerance in points for ink that extends into the margin and for printers that shift or scale a page. */
const tolerance = 4.5;
/** Share of the document's pages. On fewer pages, it is a stamp, a table, or an image caption. */
const leastShare = 0.34;

/** Whether a margin is narrower than a rule allows, in inches, on enough pages to be the document's layout. */
export function checkMargins({ layout, isOwn }: PagedDocument, least: Sides): PartOutcome[] {
  const pages = layout.margins.filter(({ page }) => isOwn(page));
  if (pages.length === 0) return [{ why: { code: 'layout.margins_not_measured', values: {} } }];
  return (Object.keys(least) as (keyof Sides)[]).map((side) => checkSide(pages, side, least[side]!));
}

function checkSide(pages: LayoutFacts['margins'], side: keyof Sides, inches: number): PartOutcome {
  // The first page may have a letterhead or the court's stamp at the top, which cannot be distinguished from the text
  // of a single page.
  const upright = side === 'top' || side === 'bottom';
  const looked = upright ? pages.filter(({ page }) => page > 1) : pages;
  const narrow = looked.filter((page) => page[side] < 72 * inches - tolerance);
  if (narrow.length === 0 || narrow.length < leastShare * looked.length) return undefined;
  if (narrow.length < (upright ? 2 : Math.min(2, looked.length))) return undefined;
  const widths = narrow.map((page) => page[side]).sort((one, other) => one - other);
  const median = widths[widths.length >> 1]!;
  const numbers = narrow.map(({ page }) => page);
  return {
    says: {
      code: 'layout.margin_narrow',
      values: { side, inches: toInches(median), asked: inches, pages: numbers },
    },
    evidence: showPages(numbers),
  };
}

/** Rounded to hundredths. */
export const toInches = (points: number): number => Math.round((100 * points) / 72) / 100;
