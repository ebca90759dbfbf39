import type { Furniture } from './findFurniture.ts';
import type { MeasuredPage } from './MeasuredPage.ts';

/** A sheet that does nothing but announce what follows. */
const slipSheet = /^\W*(?:exhibit|attachment|appendix|annex|addendum|tab)s?\b\W*(?:(?:no\.?\s*)?[a-z0-9-]{1,5}\b)?/i;
/** Alone in a line at the top of what it announces. */
const label =
  /^\W*(?:exhibit|attachment|appendix|annex|addendum|tab)\W+(?:no\.?\s*)?(?:[a-z]{1,2}|\d{1,3})(?:-\d{1,3})?\W*$/i;
const mostOnSlipSheet = 260;
const leadPages = 3;

/**
 * Which pages contain the document's own text, as positions in the list: none after the first slip sheet, and of those
 * before it the ones with the layout of most of the document. A contract or a letter behind a motion has a different
 * layout.
 */
export function findOwnPages(pages: readonly MeasuredPage[], furniture: readonly Furniture[]): number[] {
  const end = pages.findIndex(({ number }, at) => number > 1 && isSlipSheet(furniture[at]!));
  const before = Array.from({ length: end < 0 ? pages.length : end }, (_, at) => at);
  const whole = sizeOf(before, furniture);
  const lead = sizeOf(before.slice(0, leadPages), furniture);
  // If the two disagree, one is a form or an exhibit: using the larger type causes no false finding.
  const size = Math.max(whole, lead);
  const alike = before.filter((at) => Math.abs(sizeOf([at], furniture) - size) <= 0.5);
  return alike.length > 0 ? alike : before;
}

function isSlipSheet({ head, body }: Furniture): boolean {
  if ([...head, ...body].slice(0, 3).some(({ text }) => label.test(text))) return true;
  const characters = body.reduce((sum, row) => sum + row.characters, 0);
  return characters <= mostOnSlipSheet && body.slice(0, 3).some(({ text }) => slipSheet.test(text));
}

function sizeOf(pages: readonly number[], furniture: readonly Furniture[]): number {
  const counts = new Map<number, number>();
  for (const at of pages) {
    for (const { size, characters } of furniture[at]!.body) {
      const rounded = Math.round(2 * size) / 2;
      counts.set(rounded, (counts.get(rounded) ?? 0) + characters);
    }
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of counts) {
    if (count > most) {
      best = size;
      most = count;
    }
  }
  return best;
}
