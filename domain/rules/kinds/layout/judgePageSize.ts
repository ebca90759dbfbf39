import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Judged } from '../shared/conclude.ts';
import type { PagedPaper } from '../shared/pagedPaper.ts';
import { showPages, tellPages } from '../shared/tellPages.ts';

export type Sheet = { width: number; height: number };
export const letter: Sheet = { width: 612, height: 792 };

/** Points: scanners and printers crop a little. */
const tolerance = 12;

const known: readonly [Sheet, string][] = [
  [letter, 'letter size'],
  [{ width: 612, height: 1008 }, 'legal size'],
  [{ width: 595, height: 842 }, 'A4'],
  [{ width: 792, height: 1224 }, 'tabloid size'],
];

/** Whether a page has a size, upright or turned. */
export function isSize({ width, height }: Sheet, asked: Sheet): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= tolerance;
  return (
    (near(width, asked.width) && near(height, asked.height)) || (near(width, asked.height) && near(height, asked.width))
  );
}

/** Whether the paper's own pages have the size that a rule asks for. */
export function judgePageSize({ layout, isOwn }: PagedPaper, asked: Sheet = letter): Judged {
  const others = layout.page_sizes.filter((size) => !isSize(size, asked) && size.pages.some(isOwn));
  if (others.length === 0) return undefined;
  const pages = others.flatMap((size) => size.pages.filter(isOwn)).sort((one, other) => one - other);
  return {
    message: `${capital(tellPages(pages))} ${pages.length === 1 ? 'is' : 'are'} ${nameSize(others[0]!)}; the rule asks for ${nameSize(asked)}.`,
    mend: `Set the paper on pages of ${tellSize(asked)} and make the PDF anew.`,
    evidence: showPages(pages),
  };
}

function nameSize(sheet: Sheet): string {
  const name = known.find(([one]) => isSize(sheet, one))?.[1];
  return name === undefined ? tellSize(sheet) : `${name} (${tellSize(sheet)})`;
}

const tellSize = ({ width, height }: Sheet) => `${inches(width)} by ${inches(height)} inches`;
const inches = (points: number) => Math.round((100 * points) / 72) / 100;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether most of the pages of a paper are of one size. */
export const isMostly = ({ page_sizes }: LayoutFacts, asked: Sheet): boolean =>
  page_sizes[0] !== undefined && isSize(page_sizes[0], asked);
