import { type Separator, separatorSigns, separators } from './importTerms.ts';

const mostLines = 20;

/**
 * The separator of a table: the one in Excel’s `sep=` line, or the sign that divides the first lines into the same
 * number of cells, more than one. Ties go to the order of the list; a comma if nothing divides the lines.
 */
export function detectSeparator(text: string): Separator {
  const named = /^sep=(.)\r?\n/.exec(text)?.[1];
  const known = separators.find((separator) => separatorSigns[separator] === named);
  if (known) return known;
  const lines = firstLines(text);
  let best: { separator: Separator; score: number } = { separator: 'comma', score: 0 };
  for (const separator of separators) {
    const counts = lines.map((line) => countOutsideQuotes(line, separatorSigns[separator]));
    const inHeader = counts[0] ?? 0;
    const alike = counts.filter((count) => count === inHeader).length;
    const score = inHeader === 0 ? 0 : (alike / counts.length) * 1000 + Math.min(inHeader, 100);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

function firstLines(text: string): string[] {
  return text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines);
}

function countOutsideQuotes(line: string, sign: string): number {
  let [count, quoted] = [0, false];
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === sign && !quoted) count++;
  }
  return count;
}
