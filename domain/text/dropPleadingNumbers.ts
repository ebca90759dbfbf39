import type { FilingLine } from './FilingLine.ts';
import { sliceLine } from './sliceLine.ts';
import { firstWordOf } from './wordsOf.ts';

const leastNumbers = 8;
const highest = 32;
/** Scans print a one as a letter now and then: `I6`, `2S`. */
const alone = /^[\dIlOS]{1,2}$/;

/**
 * Leaves out pleading paper's line numbers where they came with the text, as numbers alone on a line or before its
 * words; and the single letters of what stood upright in the margin. Only flowing text has them.
 */
export function dropPleadingNumbers(lines: readonly FilingLine[]): FilingLine[] {
  return dropNumbers(dropSpelled(lines));
}

/** Printed pages: numbers in one column at the left edge, rising line by line (Cal. Rules of Court 2.108). */
export function dropMarginNumbers(lines: readonly FilingLine[]): FilingLine[] {
  const isNumber = (line: FilingLine) => {
    const word = firstWordOf(line);
    if (word === undefined || word.left >= 0.19 * line.pageWidth) return false;
    return /^\d{1,2}$/.test(word.text) && Number(word.text) <= highest;
  };
  const found = lines.filter(isNumber);
  if (found.length < leastNumbers) return [...lines];
  const edges = found.map((line) => firstWordOf(line)!.right).sort((one, other) => one - other);
  const edge = edges[Math.floor(edges.length / 2)]!;
  const column = found.filter((line) => Math.abs(firstWordOf(line)!.right - edge) < 9);
  const values = column.map((line) => Number(firstWordOf(line)!.text));
  const rising = values.filter((value, index) => index === 0 || value > values[index - 1]!).length;
  if (column.length < leastNumbers || rising < 0.8 * column.length) return [...lines];
  const margin = new Set(column);
  return lines.flatMap((line) =>
    margin.has(line) ? (sliceLine(line, firstWordOf(line)!.end, line.text.length) ?? []) : [line],
  );
}

function dropNumbers(lines: readonly FilingLine[]): FilingLine[] {
  const numbered = lines.flatMap((line, index) => {
    const match = /^(\d{1,2})(?:\s|$)/.exec(line.text);
    return match !== null && Number(match[1]) <= highest ? [{ index, value: Number(match[1]) }] : [];
  });
  const margin = new Set<number>();
  let run: { index: number; value: number }[] = [];
  const close = () => {
    if (run.length >= leastNumbers) for (const { index } of run) margin.add(index);
    run = [];
  };
  for (const one of numbered) {
    const last = run.at(-1);
    // A page's numbers rise by one, or by two or three where a line's number was lost.
    if (last !== undefined && !(one.value > last.value && one.value <= last.value + 3 && one.index - last.index <= 12))
      close();
    run.push(one);
  }
  close();
  if (margin.size === 0) return [...lines];
  return lines.flatMap((line, index) => {
    if (alone.test(line.text)) return [];
    if (!margin.has(index)) return [line];
    return sliceLine(line, /^\d{1,2}\s*/.exec(line.text)![0].length, line.text.length) ?? [];
  });
}

/** A run of single characters, one a line. */
function dropSpelled(lines: readonly FilingLine[]): FilingLine[] {
  const kept: FilingLine[] = [];
  let run: FilingLine[] = [];
  for (const line of lines) {
    if (/^[^\d\s)(:|§]$/.test(line.text) || (run.length > 0 && line.text.length === 1)) {
      run.push(line);
      continue;
    }
    if (run.length < leastNumbers) kept.push(...run);
    run = [];
    kept.push(line);
  }
  return run.length < leastNumbers ? [...kept, ...run] : kept;
}
