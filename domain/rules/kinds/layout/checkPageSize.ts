import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { PartOutcome } from '../shared/conclude.ts';
import type { PagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';
import { toInches } from './checkMargins.ts';
import type { NamedSize, PaperFormat } from './messages.ts';

export type Sheet = { width: number; height: number };
export const letter: Sheet = { width: 612, height: 792 };

/** In points, because scanners and printers crop pages slightly. */
const tolerance = 12;

const known: readonly [Sheet, PaperFormat][] = [
  [letter, 'letter'],
  [{ width: 612, height: 1008 }, 'legal'],
  [{ width: 595, height: 842 }, 'a4'],
  [{ width: 792, height: 1224 }, 'tabloid'],
];

/** Whether a page has a size, in portrait or landscape. */
export function isSize({ width, height }: Sheet, asked: Sheet): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= tolerance;
  return (
    (near(width, asked.width) && near(height, asked.height)) || (near(width, asked.height) && near(height, asked.width))
  );
}

/** Whether the pages of the document, without its attachments, have the size that a rule requires. */
export function checkPageSize({ layout, isOwn }: PagedDocument, asked: Sheet = letter): PartOutcome {
  const others = layout.page_sizes.filter((size) => !isSize(size, asked) && size.pages.some(isOwn));
  if (others.length === 0) return undefined;
  const pages = others.flatMap((size) => size.pages.filter(isOwn)).sort((one, other) => one - other);
  return {
    says: { code: 'layout.page_size', values: { pages, size: nameSize(others[0]!), asked: nameSize(asked) } },
    evidence: showPages(pages),
  };
}

function nameSize(sheet: Sheet): NamedSize {
  const format = known.find(([one]) => isSize(sheet, one))?.[1] ?? null;
  return { format, width_in: toInches(sheet.width), height_in: toInches(sheet.height) };
}

/** Whether most of the pages of a document are of one size. */
export const isMostly = ({ page_sizes }: LayoutFacts, asked: Sheet): boolean =>
  page_sizes[0] !== undefined && isSize(page_sizes[0], asked);
