import type { Box, Line, PageText, Word } from '#domain/documents/DocumentText';
import type { PrintedWord } from '../pdf/PrintedWord.ts';
import { dropLineNumbers } from './dropLineNumbers.ts';
import { gatherRows } from './gatherRows.ts';
import type { Piece } from './Row.ts';

type Page = { number: number; width: number; height: number; source: PageText['source'] };

/**
 * Sets the words of a page in lines: rows from top to bottom, the columns of a row from left to right, each a line of
 * its own. Turned text (a clerk's stamp along the margin) comes after the upright.
 */
export function layOutPage(page: Page, printed: readonly PrintedWord[]): PageText {
  const kept = dropLineNumbers(printed, page.width);
  const upright = kept.filter((word) => word.angle === 0);
  const turned = groupByAngle(kept.filter((word) => word.angle !== 0));
  const pieces = [upright, ...turned].flatMap((words) => gatherRows(words).flatMap((row) => row.pieces));

  let text = '';
  const lines = pieces.map((piece) => {
    const line = toLine(piece, text.length);
    text += `${line.text}\n`;
    return line;
  });
  return { ...page, lines, text: text.slice(0, -1) };
}

function groupByAngle(words: PrintedWord[]): PrintedWord[][] {
  const groups = new Map<number, PrintedWord[]>();
  for (const word of words) groups.set(word.angle, [...(groups.get(word.angle) ?? []), word]);
  return [...groups.values()];
}

function toLine(piece: Piece, start: number): Line {
  const words: Word[] = [];
  let text = '';
  let before: PrintedWord | undefined;
  for (const word of piece.words) {
    if (before && standsApart(before, word)) text += ' ';
    // Letters of one word that the file draws as several, a hair apart, are one word again.
    const last = words.at(-1);
    if (before && last && !text.endsWith(' ')) {
      words[words.length - 1] = { ...last, text: last.text + word.text, box: join(last.box, boxOf(word)) };
    } else {
      words.push({
        text: word.text,
        box: boxOf(word),
        size: round(word.size),
        bold: word.bold,
        start: start + text.length,
      });
    }
    text += word.text;
    before = word;
  }
  return { words, box: words.map((word) => word.box).reduce(join), text, start };
}

function standsApart(before: PrintedWord, word: PrintedWord): boolean {
  const gap = word.alongStart - before.alongEnd;
  return before.spaceAfter ? gap > -0.3 * word.size : gap > 0.12 * Math.min(before.size, word.size);
}

const boxOf = (word: PrintedWord): Box => [round(word.left), round(word.top), round(word.right), round(word.bottom)];
const join = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];
const round = (points: number) => Math.round(points * 100) / 100;
