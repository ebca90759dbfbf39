import type { FilingLine } from './FilingLine.ts';
import { cutLine } from './sliceLine.ts';

/** A paragraph of flowing text is one line until it is wrapped as if typed. No printed line is nearly that long. */
const typed = 160;
const hard = 1000;

/** Breaks an endless line at its words, so that no pattern is ever tried on more than a page's breadth. */
export function wrapLine(line: FilingLine): FilingLine[] {
  const most = line.source.kind === 'flow' ? typed : hard;
  if (line.text.length <= 1.5 * most) return [line];
  const pieces: FilingLine[] = [];
  for (let start = 0; start < line.text.length; ) {
    const next = breakAfter(line.text, start, most);
    let from = start;
    let end = next;
    while (from < end && line.text[from] === ' ') from++;
    while (end > from && line.text[end - 1] === ' ') end--;
    if (from < end) pieces.push(cutLine(line, from, end));
    start = next;
  }
  return pieces;
}

function breakAfter(text: string, start: number, most: number): number {
  if (text.length - start <= most) return text.length;
  const space = text.slice(start, start + most + 1).lastIndexOf(' ');
  return space > 0 ? start + space + 1 : Math.min(text.length, start + hard);
}
