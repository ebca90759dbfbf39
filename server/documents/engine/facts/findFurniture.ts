import type { MeasuredPage, MeasuredRow } from './MeasuredPage.ts';

/** Text at the head and foot of a page that is not part of the document's content: banners, running titles, numbers. */
export type Furniture = { head: MeasuredRow[]; body: MeasuredRow[]; foot: MeasuredRow[] };

const headZone = 0.13;
const numberZone = 0.2;
const footZone = 0.85;
const mostRows = 6;
/** In a long document some line of the text ends two pages alike. */
const leastShare = 0.08;
/** Points from the lower edge in which a line set apart from the text is a footer, even on a single page. */
const edge = 62;

const ofSystem =
  /^case\b.{0,40}\d|document\s+\d|\bdoc\.? ?#? ?\d|\bfiled\b|page ?id\b|entered on docket|ecf no|index no|nyscef|received nyscef|envelope|e-?filed/i;

/** Whether words are those that an e-filing system sets on every page. */
export const isBanner = (text: string): boolean => ofSystem.test(text);

/** Roman ones are small letters, since capitals are a heading's; an appendix counts `1a`, `2a`. */
const longestNumber = 40;
const numberAlone =
  /^\W*(?:[Pp](?:age|AGE| a g e)\W*)?(\d{1,4}a?|[ivxl]{1,7})\W*(?:(?:of|OF|\/)\W*\d{1,4}\W*|[Pp](?:age| a g e)\W*)?$/;

/** The number that a line consists of, for example `- 3 -`, `iv`, `Page 3 of 9`; undefined where it says more. */
export const numberIn = (text: string): string | undefined =>
  text.length > longestNumber ? undefined : numberAlone.exec(text)?.[1];

/** Separates the head and foot of every page from its body: numbers, repeated text, and everything beyond them. */
export function findFurniture(pages: readonly MeasuredPage[]): Furniture[] {
  const seen = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set([...headOf(page).map(keyAt('head')), ...footOf(page).map(keyAt('foot'))]);
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const repeats = (key: string) => (seen.get(key) ?? 0) >= Math.max(2, leastShare * pages.length);
  return pages.map((page) => {
    const isFurniture = (side: 'head' | 'foot') => (row: MeasuredRow) =>
      numberIn(row.text) !== undefined || isBanner(row.text) || repeats(keyAt(side)(row));
    const head = countFrom(headOf(page), isFurniture('head'), pages.length === 1);
    const foot = countFrom(footOf(page), isFurniture('foot'), pages.length === 1) || countApart(page);
    const end = page.rows.length - foot;
    return { head: page.rows.slice(0, head), body: page.rows.slice(head, end), foot: page.rows.slice(end) };
  });
}

/** In a booklet on a letter-size sheet, the number is lower and above everything else. */
const headOf = ({ rows, height }: MeasuredPage) =>
  rows.slice(0, mostRows).filter(({ base, text }, index) => {
    const isNumber = index === 0 && numberIn(text) !== undefined;
    return base < (isNumber ? numberZone : headZone) * height;
  });

/** From the last upwards. */
const footOf = ({ rows, height }: MeasuredPage) =>
  rows
    .slice(-mostRows)
    .filter(({ base }) => base > footZone * height)
    .reverse();

/**
 * From the edge inward as far as it continues. On a single page nothing repeats: what is beyond its number counts too.
 */
function countFrom(rows: readonly MeasuredRow[], isFurniture: (row: MeasuredRow) => boolean, single: boolean): number {
  if (single) return rows.findLastIndex(isFurniture) + 1;
  const end = rows.findIndex((row) => !isFurniture(row));
  return end < 0 ? rows.length : end;
}

/** Numbers count up, and some systems change a letter's case: what remains is the same on every page. */
const keyAt = (side: 'head' | 'foot') => (row: MeasuredRow) =>
  `${side} ${row.text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^a-z#]/g, '')} ${Math.round(row.left / 40)}`;

/** Lines at the very foot with a wide gap over them. */
function countApart({ rows, height }: MeasuredPage): number {
  for (let count = 1; count <= Math.min(3, rows.length - 1); count++) {
    const row = rows[rows.length - count]!;
    const above = rows[rows.length - count - 1]!;
    if (row.base < height - edge) return 0;
    if (row.base - above.base > 2.6 * Math.max(row.size, above.size)) return count;
  }
  return 0;
}
