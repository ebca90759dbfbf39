import type { Box, Line, PageText, Word } from '#domain/documents/DocumentText';
import { unite } from '#domain/documents/readerFrame';
import type { PrintedWord } from '../pdf/PrintedWord.ts';
import { dropFilledBlanks } from './dropFilledBlanks.ts';
import { dropLineNumbers } from './dropLineNumbers.ts';
import { findMarkers } from './findMarkers.ts';
import { gatherRows } from './gatherRows.ts';
import { joinFragments } from './joinFragments.ts';
import { orderLines } from './orderLines.ts';
import type { LaidLine, Row } from './Row.ts';

type Page = Pick<PageText, 'number' | 'width' | 'height' | 'source'>;

/** Points from the upper and lower edge in which systems set their banners and documents their page numbers. */
const marginZone = 48;

/** Sets the words of a page in lines, in the order in which a person reads them. */
export function layOutPage(page: Page, printed: readonly PrintedWord[]): PageText {
  const directions = new Map<number, PrintedWord[]>();
  for (const word of dropFilledBlanks(dropLineNumbers(printed, page.width))) {
    const same = directions.get(word.angle);
    if (same === undefined) directions.set(word.angle, [word]);
    else same.push(word);
  }
  const groups = [...directions.values()]
    .sort((one, other) => other.length - one.length)
    .map((words) => orderZones(gatherRows(words, findMarkers(words)), page.height));
  return { ...page, ...write(placeTurned(groups)) };
}

/** No column runs from the banner in the head margin into the page, nor from the page into its foot. */
function orderZones(rows: readonly Row[], height: number): LaidLine[] {
  const zone = ({ base }: Row) => (base < marginZone ? 0 : base > height - marginZone ? 2 : 1);
  return [0, 1, 2].flatMap((one) => orderLines(rows.filter((row) => zone(row) === one)));
}

/** Stamps and banners at an angle come before the page's lines if they are above them, otherwise after. */
function placeTurned([main = [], ...others]: LaidLine[][]): LaidLine[] {
  let top = Number.POSITIVE_INFINITY;
  for (const line of main.slice(0, 3)) for (const word of line.words) top = Math.min(top, word.top);
  const above = (line: LaidLine) => line.words.every((word) => word.bottom <= top + 2);
  const turned = others.flat();
  return [...turned.filter(above), ...main, ...turned.filter((line) => !above(line))];
}

function write(laid: readonly LaidLine[]): Pick<PageText, 'lines' | 'text'> {
  const prints = laid.map((line) => joinFragments(line.words));
  const text = prints.map((words) => words.map((word) => word.text).join(' ')).join('\n');
  let start = 0;
  const lines = prints.map((print, index): Line => {
    const words: Word[] = [];
    let at = start;
    for (const word of print) {
      const end = at + word.text.length;
      // Cut from the page's text: letters that were strung together one by one take three times the memory.
      const set: Word = {
        text: text.slice(at, end),
        box: boxOf(word),
        size: round(word.size),
        bold: word.bold,
        start: at,
      };
      words.push(word.certainty === undefined ? set : { ...set, certainty: word.certainty });
      at = end + 1;
    }
    const column = laid[index]?.column;
    const line = { words, box: words.map((word) => word.box).reduce(unite), text: text.slice(start, at - 1), start };
    start = at;
    return column === undefined ? line : { ...line, column };
  });
  return { lines, text };
}

const boxOf = (word: PrintedWord): Box => [round(word.left), round(word.top), round(word.right), round(word.bottom)];
const round = (points: number) => Math.round(points * 100) / 100;
