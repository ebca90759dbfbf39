import type { Dice } from './dice.ts';
import { type FontName, widthOf } from './pdf/FontBook.ts';
import type { Area, Pen, Run } from './pdf/Pen.ts';
import { courtBy, firmBy, numberBy, personBy, redactedBy, sentenceBy, titleBy } from './words.ts';

/** A page of a court document, with a few words that could be redacted, and empty places. */
export type TestDocument = {
  width: number;
  height: number;
  /** Everything but the words in question. */
  runs: Run[];
  words: Run[];
  /** Places that stay white, wide enough for a sentence at 10 points. */
  blanks: { x: number; y: number; width: number }[];
};

type Column = { left: number; width: number };
const width = 612;
const height = 792;
const firstBaseline = 716;
const lastBaseline = 84;

/** A random page: the first, with its caption, or a later one; in one column or two. */
export function documentBy(dice: Dice, { first = true, longWords = false } = {}): TestDocument {
  const document = tryDocument(dice, first, longWords);
  // If no room is left for the words in question, the page is generated again.
  return document.words.length > 0 ? document : documentBy(dice, { first, longWords });
}

function tryDocument(dice: Dice, first: boolean, longWords: boolean): TestDocument {
  const document: TestDocument = { width, height, runs: [], words: [], blanks: [] };
  const font: FontName = dice.chance(0.12) ? 'courier' : 'regular';
  const size = font === 'courier' ? 10 : dice.one([11, 12, 12, 12, 13]);
  const leading = size * dice.one([1.2, 1.35, 2]);
  const left = dice.one([72, 72, 90, 108]);
  const right = width - dice.one([54, 72]);
  const top = first ? setCaption(document, dice, { left, right }) : firstBaseline;
  const isPleading = left === 108 && dice.chance(0.5);
  if (isPleading) numberLines(document);
  const columns: Column[] =
    dice.chance(0.15) && font === 'regular'
      ? [
          { left, width: (right - left - 24) / 2 },
          { left: left + (right - left + 24) / 2, width: (right - left - 24) / 2 },
        ]
      : [{ left, width: right - left }];
  const target = dice.integer(0, columns.length - 1);
  for (const [index, column] of columns.entries()) {
    let y = top;
    const paragraphs = dice.integer(2, 4);
    const at = dice.integer(0, paragraphs - 1);
    for (let paragraph = 0; paragraph < paragraphs && y > lastBaseline + 6 * leading; paragraph++) {
      const sentences = Array.from({ length: dice.integer(1, 3) }, () => sentenceBy(dice));
      y = setLines(document, { text: sentences.join(' '), column, y, font, size, leading });
      if (index === target && paragraph === at)
        y = setSlot(document, dice, { column, y, font, size, leading, longWords });
      document.blanks.push({ x: column.left, y: y - 4, width: column.width });
      y -= 26;
    }
  }
  document.runs.push({ text: String(first ? 1 : 2), x: width / 2 - 3, y: 40, size: 11, font: 'regular' });
  return document;
}

/** Paints the page; without its `words` a gap is left where they stood. */
export function paintDocument(pen: Pen, document: TestDocument, { words = true } = {}): void {
  for (const run of document.runs) pen.text(run);
  if (words) for (const run of document.words) pen.text(run);
}

/** The area around words, from the depth of a g to the height of an h, and a little more on each side. */
export function areaOf(run: Run, margin = 1): Area {
  const wide = widthOf(run.text.trimEnd(), run.font, run.size);
  return [run.x - margin, run.y - 0.25 * run.size - margin, run.x + wide + margin, run.y + 0.78 * run.size + margin];
}

type Setting = { column: Column; y: number; font: FontName; size: number; leading: number };

function setLines(
  document: TestDocument,
  { text, column, y, font, size, leading }: Setting & { text: string },
): number {
  let at = y;
  for (const line of wrap(text, column.width, font, size)) {
    document.runs.push({ text: line, x: column.left, y: at, size, font });
    at -= leading;
  }
  return at;
}

/** A separate sentence with the words in question, or some lines that are in question in full. */
function setSlot(document: TestDocument, dice: Dice, setting: Setting & { longWords: boolean }): number {
  const { column, y, font, size, leading, longWords } = setting;
  const { before, words, after } = redactedBy(dice);
  if (longWords) {
    const lines = wrap(`${before}${words}${after} ${sentenceBy(dice)}`, column.width, font, size).slice(0, 4);
    for (const [index, text] of lines.entries())
      document.words.push({ text, x: column.left, y: y - index * leading, size, font });
    return y - lines.length * leading;
  }
  let x = column.left;
  const put = (text: string, into: Run[]) => {
    into.push({ text, x, y, size, font });
    x += widthOf(text, font, size);
  };
  if (widthOf(before + words, font, size) < column.width) put(before, document.runs);
  put(words, document.words);
  if (x + widthOf(after, font, size) < column.left + column.width) put(after, document.runs);
  return y - leading;
}

function setCaption(document: TestDocument, dice: Dice, { left, right }: { left: number; right: number }): number {
  let y = firstBaseline + 20;
  const centred = (text: string, bold = true) => {
    const font = bold ? 'bold' : 'regular';
    document.runs.push({ text, x: (left + right - widthOf(text, font, 12)) / 2, y, size: 12, font });
    y -= 15;
  };
  for (const line of courtBy(dice)) centred(line);
  y -= 12;
  const number = `Case No. ${numberBy(dice)}`;
  const column = (left + right) / 2 + 14;
  const rows: [string, string][] = [
    [`${personBy(dice).toUpperCase()},`, number],
    ['            Plaintiff,', ''],
    ['      v.', titleBy(dice)],
    [`${firmBy(dice).toUpperCase()},`, ''],
    ['            Defendant.', `Judge: Hon. ${personBy(dice)}`],
  ];
  for (const [party, beside] of rows) {
    document.runs.push({ text: party, x: left, y, size: 12, font: 'regular' });
    if (beside) document.runs.push({ text: beside, x: column, y, size: 11, font: 'regular' });
    y -= 16;
  }
  document.blanks.push({ x: left, y: y - 8, width: right - left });
  return y - 34;
}

function numberLines(document: TestDocument): void {
  for (let line = 1; line <= 28; line++)
    document.runs.push({ text: String(line), x: 80, y: firstBaseline - 24 * (line - 1), size: 12, font: 'regular' });
}

export function wrap(text: string, wide: number, font: FontName, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, font, size) <= wide) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].filter((one) => one !== '');
}
