import { type FilingLine, sliceLine } from './FilingLine.ts';

/** A paragraph of flowing text is one line until it is broken as if typed. No printed line is nearly so long. */
const typed = 160;
const hard = 1000;

/** Breaks an endless line at its words, so that no pattern is ever tried on more than a page's breadth. */
export function wrapLine(line: FilingLine): FilingLine[] {
  const most = line.source.kind === 'flow' ? typed : hard;
  if (line.text.length <= 1.5 * most) return [line];
  const pieces: FilingLine[] = [];
  for (let start = 0; start < line.text.length; ) {
    const end = breakAfter(line.text, start, most);
    const piece = sliceLine(line, start, end);
    if (piece !== undefined) pieces.push(piece);
    start = end;
  }
  return pieces;
}

function breakAfter(text: string, start: number, most: number): number {
  if (text.length - start <= most) return text.length;
  const space = text.lastIndexOf(' ', start + most);
  return space > start ? space + 1 : Math.min(text.length, start + hard);
}
