import type { FilingLine } from './FilingLine.ts';

const leastInARow = 8;

/** Leaves out runs of single letters, one a line: words that were printed upright in the margin. */
export function dropUprightLetters(lines: readonly FilingLine[]): FilingLine[] {
  const kept: FilingLine[] = [];
  let run: FilingLine[] = [];
  for (const line of lines) {
    if (/^[^\d\s)(:|§]$/.test(line.text) || (run.length > 0 && line.text.length === 1)) {
      run.push(line);
      continue;
    }
    if (run.length < leastInARow) kept.push(...run);
    run = [];
    kept.push(line);
  }
  return run.length < leastInARow ? [...kept, ...run] : kept;
}
