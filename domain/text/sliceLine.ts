import type { FilingLine } from './FilingLine.ts';
import { characterWidth, printedWords } from './wordsOf.ts';

/** The part of a line between two offsets of its text, without the spaces around it. */
export function sliceLine(line: FilingLine, from: number, to: number): FilingLine | undefined {
  let start = from;
  let end = Math.min(to, line.text.length);
  while (start < end && line.text[start] === ' ') start++;
  while (end > start && line.text[end - 1] === ' ') end--;
  if (start >= end) return undefined;
  if (start === 0 && end === line.text.length) return line;
  return cutLine(line, start, end);
}

/** The part of a line between two of its words' ends. */
export function cutLine(line: FilingLine, start: number, end: number): FilingLine {
  const cut = {
    ...line,
    text: line.text.slice(start, end),
    source: { ...line.source, offset: line.source.offset + start },
  };
  if (line.source.kind === 'flow') {
    cut.left = line.left + start * characterWidth;
    cut.right = cut.left + cut.text.length * characterWidth;
    return cut;
  }
  const words = printedWords(line.source, start, end);
  cut.left = words[0]?.box[0] ?? line.left;
  cut.right = words.at(-1)?.box[2] ?? line.right;
  return cut;
}
