import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import { type Furniture, isBanner, numberIn } from './findFurniture.ts';
import type { MeasuredPage } from './MeasuredPage.ts';

const inLine = [/\bpage\s+(\d{1,4})\b/i, /(?:^|[\s|–—-])(\d{1,4})\W*$/, /^\W*(\d{1,4})\b/];

/**
 * The numbers that the document itself gives its pages: alone in a line of the head or foot, or beside a running title where they
 * count up with the pages. A system's `Page 3 of 9` is not the document's.
 */
export function readPageNumbers(
  pages: readonly MeasuredPage[],
  furniture: readonly Furniture[],
): LayoutFacts['page_numbers'] {
  const found = pages.map((page, at) => {
    const rows = [...furniture[at]!.foot].concat(furniture[at]!.head).filter(({ text }) => !isBanner(text));
    const alone = rows.map(({ text }) => numberIn(text)).find((number) => number !== undefined);
    const beside = alone === undefined ? rows.flatMap(({ text }) => numbersBeside(text)) : [];
    return { page: page.number, alone, beside };
  });
  const shifts = new Map<number, number>();
  for (const { page, beside } of found) {
    for (const number of new Set(beside)) shifts.set(page - number, (shifts.get(page - number) ?? 0) + 1);
  }
  return found.flatMap(({ page, alone, beside }) => {
    const counted = beside.find((number) => (shifts.get(page - number) ?? 0) >= 2);
    const printed = alone ?? counted?.toString();
    return printed === undefined ? [] : [{ page, printed }];
  });
}

function numbersBeside(text: string): number[] {
  return inLine.flatMap((pattern) => {
    const number = pattern.exec(text)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}
