import type { DocumentText, Line, PageText, Word } from '../DocumentText.ts';

const characterWidth = 6.3;
const lineHeight = 13;
const left = 60;
const top = 50;

/** A typed text as flowing paragraphs, as a TXT file gives it. */
export function asFlow(text: string): DocumentText {
  const paragraphs = [...text.matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)].map((match, index) => ({
    number: index + 1,
    text: match[0],
    start: match.index,
  }));
  return { layout: 'flow', paragraphs, text };
}

/** The same text set on pages with a typewriter's even letters, as a PDF gives it; `\f` turns the page. */
export function asPages(text: string): DocumentText {
  const pages = text.split('\f').map(toPage);
  return { layout: 'pages', pages, text: pages.map((page) => page.text).join('\n\n') };
}

function toPage(text: string, index: number): PageText {
  const lines: Line[] = [];
  let length = 0;
  for (const [row, printed] of text.split('\n').entries()) {
    for (const piece of printed.matchAll(/\S+(?: {1,2}\S+)*/g)) {
      const line = toLine(piece[0], piece.index, row, length);
      length += line.text.length + 1;
      lines.push(line);
    }
  }
  return {
    number: index + 1,
    width: 612,
    height: 792,
    lines,
    text: lines.map((line) => line.text).join('\n'),
    source: 'text-layer',
  };
}

function toLine(piece: string, column: number, row: number, start: number): Line {
  const y = top + row * lineHeight;
  const words: Word[] = [];
  let at = start;
  for (const match of piece.matchAll(/\S+/g)) {
    const x = left + (column + match.index) * characterWidth;
    words.push({
      text: match[0],
      box: [x, y, x + match[0].length * characterWidth, y + 9],
      size: 11,
      bold: false,
      start: at,
    });
    at += match[0].length + 1;
  }
  const first = words[0]!.box;
  return {
    words,
    box: [first[0], y, words.at(-1)!.box[2], y + 9],
    text: words.map((word) => word.text).join(' '),
    start,
  };
}
