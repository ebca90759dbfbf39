import type { FilingLine } from './FilingLine.ts';
import { toRows } from './toRows.ts';

/** Running text fills its line; names, addresses and signatures do not. */
const longest = 85;
const widest = 0.66;
/** Booklets and letters are narrower than a page: this fraction of their full line is still short. */
const ofFullLine = 0.83;
/** So much to the left of a column's edge a line may begin and still be in it. */
const slack = 14;

/** A heading of a part of a document spans both columns of the next part. */
const heading =
  /^\W*(?:certificat\w+ of|proof of|affidavit of|declaration of|verification|service list|exhibit\b|order\b).{0,40}$/i;
/** A signature is no running text, however wide. */
const marked = /\/s\/|^(?:by:? )?(?:electronically|digitally|e-?)\s?signed\b/i;

/**
 * Runs of short lines, column by column: if two blocks are side by side, the left one comes first, complete. Running
 * text separates the runs. Blocks of attorneys and signatures have this layout.
 */
export function toSegments(lines: readonly FilingLine[]): FilingLine[][] {
  const segments: FilingLine[][] = [];
  const measure = measureOf(lines);
  let run: FilingLine[][] = [];
  const close = () => {
    if (run.length > 0) segments.push(...columnsOf(run));
    run = [];
  };
  for (const row of toRows(lines)) {
    if (row.some((line) => !isShort(line, measure))) close();
    else {
      const last = run.at(-1)?.[0];
      if ((last !== undefined && isFar(last, row[0]!)) || (row.length === 1 && heading.test(row[0]!.text))) close();
      run.push(row);
    }
  }
  close();
  return segments;
}

function isShort(line: FilingLine, measure: number): boolean {
  if (line.source.kind === 'flow') return line.text.length < longest;
  if (line.text.length < longest && marked.test(line.text)) return true;
  return line.right - line.left < Math.min(widest * line.pageWidth, measure) && line.text.length < 1.3 * longest;
}

/** The breadth below which a line is not running text, from the breadth of the document's full lines. */
function measureOf(lines: readonly FilingLine[]): number {
  const step = Math.max(1, Math.floor(lines.length / 400));
  const breadths: number[] = [];
  for (let index = 0; index < lines.length; index += step) breadths.push(lines[index]!.right - lines[index]!.left);
  breadths.sort((one, other) => one - other);
  const full = breadths[Math.floor(0.9 * breadths.length)] ?? 0;
  const pageWidth = lines[0]?.pageWidth ?? 612;
  // Without running text no line is full.
  const alike = breadths.filter((breadth) => breadth > 0.93 * full).length;
  if (alike < 0.25 * breadths.length) return pageWidth;
  return Math.max(ofFullLine * full, 0.36 * pageWidth);
}

/** A turn of the page or a wide gap: only a block at the foot of a page continues at the head of the next. */
function isFar(last: FilingLine, next: FilingLine): boolean {
  if (last.page !== next.page) return last.source.kind === 'page' && next.top > 0.3 * next.pageHeight;
  return last.source.kind === 'page' && next.top - last.bottom > 9 * last.size;
}

function columnsOf(rows: readonly FilingLine[][]): FilingLine[][] {
  const seconds = rows.filter((row) => row.length > 1).map((row) => row[1]!.left);
  if (seconds.length === 0) return [rows.flat()];
  const edge = seconds.reduce((least, one) => Math.min(least, one)) - slack;
  const all = rows.flat();
  const left = all.filter((line) => line.left < edge);
  const right = all.filter((line) => line.left >= edge);
  return [left, right].filter((column) => column.length > 0);
}
