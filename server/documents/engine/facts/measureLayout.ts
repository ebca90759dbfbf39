import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import { type Furniture, findFurniture } from './findFurniture.ts';
import { findOwnPages } from './findOwnPages.ts';
import type { MeasuredPage, MeasuredRow } from './MeasuredPage.ts';
import { measureMargins } from './measureMargins.ts';
import { measureSpacing } from './measureSpacing.ts';
import { readFooter } from './readFooter.ts';
import { readPageNumbers } from './readPageNumbers.ts';
import { splitFootnotes } from './splitFootnotes.ts';

export type PageSize = { number: number; width: number; height: number };

/**
 * How the pages of a document are set. Sizes, fonts and spacing are those of the document's own body: neither head and foot nor
 * footnotes, and not the exhibits that follow it.
 */
export function measureLayout(sizes: readonly PageSize[], pages: readonly MeasuredPage[]): LayoutFacts {
  const furniture = findFurniture(pages);
  const own = findOwnPages(pages, furniture);
  const size = bodySize(own, furniture);
  const split = own.map((at) => splitFootnotes(furniture[at]!.body, size));
  const body = split.flatMap(({ text }) => text);
  const first = pages[0]?.number === 1 ? pages[0] : undefined;
  return {
    page_sizes: groupSizes(sizes),
    measured: pages.map(({ number }) => number),
    own: own.map((at) => pages[at]!.number),
    margins: pages.map((page, at) => measureMargins(page, furniture[at]!.body)),
    font_sizes: shareOut(body, ({ size }) => halfPoint(size)).map(([size, share]) => ({ size, share })),
    footnote_size:
      shareOut(
        split.flatMap(({ notes }) => notes),
        ({ size }) => halfPoint(size),
      )[0]?.[0] ?? null,
    fonts: shareOut(body, ({ family }) => family).map(([name, share]) => ({ name, share })),
    line_spacing: measureSpacing(
      split.map(({ text }) => text),
      own.map((at) => pages[at]!),
    ),
    line_numbered: pages
      .filter(({ lineNumbers }) => lineNumbers > 0)
      .map(({ number, lineNumbers }) => ({ page: number, lines: lineNumbers })),
    page_numbers: readPageNumbers(pages, furniture),
    footer: readFooter(furniture),
    first_page_top: first === undefined ? null : topOf(furniture[0]!),
    ...(isCourtForm(pages) ? { court_form: true as const } : {}),
    table_pages: pages.filter((_, at) => isTable(furniture[at]!)).map(({ number }) => number),
    ...(first?.corner === undefined ? {} : { first_page_corner: first.corner.map(roundCorner) }),
  };
}

const formMark =
  /form (?:adopted|approved) for (?:mandatory|optional|alternative)|judicial council (?:form|of california)|approved statewide form|supreme court approved (?:family law )?form|^form [a-z]{0,3}-?\d{1,4}[a-z]?\b.{0,60}(?:\(p\.|page|rev)|^\W*(?:ao|js|cm|fl|sum|pos|eoir|cdw|ucs)[- ]\d{2,3}\b.{0,40}(?:rev|\(\d)|\brev\. ?[a-z]+ \d{1,2}, ?\d{4}\]/i;
const formPages = 3;

/** By what courts print at the head or the foot of their forms. */
function isCourtForm(pages: readonly MeasuredPage[]): boolean {
  return pages.slice(0, formPages).some(({ rows }) => rows.some(({ text }) => formMark.test(text)));
}

/** In a page of a table of contents or authorities, this many lines lead to numbers; entries run over several lines. */
const leastLed = 0.3;

function isTable({ body }: Furniture): boolean {
  const led = body.filter((row) => row.led).length;
  return led >= 3 && led >= leastLed * body.length;
}

const mostSizes = 12;

function bodySize(own: readonly number[], furniture: readonly Furniture[]): number {
  return (
    shareOut(
      own.flatMap((at) => furniture[at]!.body),
      ({ size }) => halfPoint(size),
    )[0]?.[0] ?? 0
  );
}

/** By characters, the commonest first. */
function shareOut<Value>(rows: readonly MeasuredRow[], of: (row: MeasuredRow) => Value): [Value, number][] {
  const counts = new Map<Value, number>();
  let all = 0;
  for (const row of rows) {
    counts.set(of(row), (counts.get(of(row)) ?? 0) + row.characters);
    all += row.characters;
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostSizes)
    .map(([value, count]) => [value, Math.round((1000 * count) / all) / 1000]);
}

function groupSizes(sizes: readonly PageSize[]): LayoutFacts['page_sizes'] {
  const groups = new Map<string, LayoutFacts['page_sizes'][number]>();
  for (const { number, width, height } of sizes) {
    const size = { width: Math.round(width), height: Math.round(height) };
    const key = `${size.width} ${size.height}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ...size, pages: [number] });
    else group.pages.push(number);
  }
  return [...groups.values()].sort((one, other) => other.pages.length - one.pages.length);
}

function topOf({ body }: Furniture): number | null {
  return body[0] === undefined ? null : Math.round(body[0].top);
}

const halfPoint = (size: number) => Math.round(2 * size) / 2;
const roundCorner = ({ right, top }: { right: number; top: number }) => ({
  right: Math.round(right),
  top: Math.round(top),
});
