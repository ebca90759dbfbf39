import type { Evidence } from '#domain/documents/DocumentText';
import type { FilingLine } from './FilingLine.ts';
import { type Join, joinOver } from './joinWords.ts';
import { placeInParagraph, placeOnPage } from './placeInText.ts';

/** Several lines read as one text, with the way back to each of them. */
export type JoinedText = { text: string; pieces: JoinedPiece[] };
type JoinedPiece = { line: FilingLine; start: number; end: number };

/**
 * Joins lines into one text, separated by `between`. If they are separated by spaces, a word hyphenated at the end of a
 * line (`prin-` `cipal`) is rejoined.
 */
export function joinLines(lines: readonly FilingLine[], between: ' ' | '\n' = ' '): JoinedText {
  const parts: string[] = [];
  const pieces: JoinedPiece[] = [];
  let length = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const join = between === ' ' && next !== undefined ? joinAfter(line, next) : undefined;
    const text = join === 'word' ? line.text.slice(0, -1) : line.text;
    pieces.push({ line, start: length, end: length + text.length });
    const part = join !== undefined || next === undefined ? text : text + between;
    parts.push(part);
    length += part.length;
  }
  return { text: parts.join(''), pieces };
}

function joinAfter(line: FilingLine, next: FilingLine): Join | undefined {
  const { text, source } = line;
  if (!text.endsWith('-') || text.length < 2) return undefined;
  const printed = source.kind === 'page' ? source.line.text : source.paragraph.text;
  const last = printed.charCodeAt(source.offset + text.length - 1);
  return joinOver(text.charCodeAt(text.length - 2), last, next.text.charCodeAt(0));
}

/** The positions of the characters from `start` to `end` of a joined text: one evidence per page or paragraph. */
export function evidenceIn(joined: JoinedText, start: number, end: number): Evidence[] {
  const found: Evidence[] = [];
  for (let index = firstPieceAt(joined, start); index < joined.pieces.length; index++) {
    const piece = joined.pieces[index]!;
    if (piece.start >= end) break;
    if (piece.end <= start) continue;
    const from = Math.max(0, start - piece.start);
    const to = Math.min(piece.end, end) - piece.start;
    add(found, evidenceOf(piece.line, from, to), piece.line);
  }
  return found;
}

/** By binary search: evidence in a document of hundreds of pages is looked up hundreds of times. */
function firstPieceAt({ pieces }: JoinedText, offset: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The characters from `start` to `end` as the document prints them, typographic marks and all. */
export function printedIn(joined: JoinedText, start: number, end: number): string {
  let printed = '';
  let at = start;
  for (let index = firstPieceAt(joined, start); index < joined.pieces.length; index++) {
    const { line, start: from, end: to } = joined.pieces[index]!;
    if (from >= end) break;
    if (to <= start) continue;
    const first = Math.max(at, from);
    const last = Math.min(end, to);
    const { source } = line;
    const text = source.kind === 'page' ? source.line.text : source.paragraph.text;
    printed += joined.text.slice(at, first) + text.slice(source.offset + first - from, source.offset + last - from);
    at = last;
  }
  return printed.replace(/\s+/g, ' ').trim();
}

/** The position of the characters from `start` to `end` of one line. */
export function evidenceOf({ source, text }: FilingLine, start = 0, end = text.length): Evidence {
  const from = source.offset + start;
  const to = source.offset + end;
  return source.kind === 'flow'
    ? placeInParagraph(source.paragraph, from, to)
    : placeOnPage(source.page, source.line.start + from, source.line.start + to);
}

/** Lines that follow one another on a page or in a paragraph are one evidence. */
function add(found: Evidence[], next: Evidence, line: FilingLine): void {
  const last = found.at(-1);
  if (last?.kind === 'page' && next.kind === 'page' && last.page === next.page) {
    last.boxes.push(...next.boxes);
    last.quote += ` ${next.quote}`;
    return;
  }
  if (last?.kind === 'paragraph' && next.kind === 'paragraph' && line.source.kind === 'flow') {
    const { text } = line.source.paragraph;
    if (last.paragraph === next.paragraph && /^[\s-]*$/.test(text.slice(last.end, next.start))) {
      last.end = next.end;
      last.quote = text.slice(last.start, last.end);
      return;
    }
  }
  found.push(next);
}
