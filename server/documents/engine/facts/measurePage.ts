import { dropLineNumbers } from '../layout/dropLineNumbers.ts';
import type { PrintedWord } from '../pdf/PrintedWord.ts';
import { isBanner } from './findFurniture.ts';
import type { MeasuredPage, MeasuredRow } from './MeasuredPage.ts';

/** Words without ink were placed under a scan by a recognizer: their positions and sizes are guesses. */
const mostInvisible = 0.5;
/** The ink of running text is about seven tenths of its size high; a font with another ratio has a different scale. */
const leastInk = 0.4;
const mostInk = 1.3;
/** As fractions of the height: where a page's head and foot can be. */
const zone = 0.2;
const shortRow = 8;
/** This much of a row is kept; no readable row is longer. */
const mostInRow = 100;
const longestText = 400;
/** Points from the right and the upper edge that courts keep for their stamps, and a bit. */
const cornerSide = 240;

type Size = Pick<MeasuredPage, 'number' | 'width' | 'height'>;

/** The rows of a page, for measuring its layout; null if its words do not show how it is laid out. */
export function measurePage(page: Size, words: readonly PrintedWord[]): MeasuredPage | null {
  if (words.length === 0 || !isCredible(words)) return null;
  const unnumbered = dropLineNumbers(words, page.width);
  const body = unnumbered.filter((word) => word.angle === 0);
  if (body.length === 0) return null;
  const rows = gather(body).map((row) => toRow(row, page.height));
  const measured = {
    ...page,
    rows,
    lineNumbers: words.length === unnumbered.length ? 0 : countDropped(words, unnumbered, page.width),
  };
  return page.number === 1 ? { ...measured, corner: cornerOf(withoutBanner(body, rows), page.width) } : measured;
}

function isCredible(words: readonly PrintedWord[]): boolean {
  let invisible = 0;
  let ink = 0;
  let counted = 0;
  for (const word of words) {
    if (word.invisible) invisible++;
    if (word.angle !== 0 || word.text.length < 3) continue;
    ink += (word.bottom - word.top) / word.size;
    counted++;
  }
  if (invisible > mostInvisible * words.length) return false;
  const mean = ink / counted;
  return counted === 0 || (mean > leastInk && mean < mostInk);
}

/** Some documents number their lines on both sides. */
function countDropped(words: readonly PrintedWord[], kept: readonly PrintedWord[], width: number): number {
  const left = new Set(kept);
  const dropped = words.filter((word) => !left.has(word));
  const onLeft = dropped.filter((word) => word.left < width / 2).length;
  return Math.max(onLeft, dropped.length - onLeft);
}

type Gathered = { base: number; size: number; words: PrintedWord[] };

/** Words by baselines; what is raised or lowered by less than a line belongs to the line beside it. */
function gather(words: readonly PrintedWord[]): Gathered[] {
  const rows: Gathered[] = [];
  for (const word of [...words].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    if (row !== undefined && word.base - row.base < 0.6 * Math.max(row.size, word.size)) {
      row.words.push(word);
      if (word.size > row.size) {
        row.size = word.size;
        row.base = word.base;
      }
    } else rows.push({ base: word.base, size: word.size, words: [word] });
  }
  return rows;
}

const leader = /^(?:[._…]+|.*(?:\.{4}|_{4}).*)$/;
const fewestDots = 4;

/** A footnote begins with its number or sign. */
const noteMark = /^[\d*†‡§¹²³⁴⁵⁶⁷⁸⁹]/;

function toRow({ base, words }: Gathered, height: number): MeasuredRow {
  const row: MeasuredRow = {
    base,
    top: Number.POSITIVE_INFINITY,
    bottom: 0,
    left: Number.POSITIVE_INFINITY,
    right: 0,
    size: 0,
    family: '',
    characters: 0,
    marked: false,
    led: false,
    text: '',
  };
  let first = words[0]!;
  let dots = 0;
  const weights = new Map<string, { word: PrintedWord; characters: number }>();
  for (const word of words) {
    if (word.left < first.left) first = word;
    row.top = Math.min(row.top, word.top);
    row.bottom = Math.max(row.bottom, word.bottom);
    row.left = Math.min(row.left, word.left);
    row.right = Math.max(row.right, word.right);
    if (leader.test(word.text)) dots += word.text.length;
    row.characters += word.text.length;
    const key = `${Math.round(2 * word.size)} ${word.family}`;
    const weight = weights.get(key);
    if (weight === undefined) weights.set(key, { word, characters: word.text.length });
    else weight.characters += word.text.length;
  }
  const most = [...weights.values()].reduce((one, other) => (other.characters > one.characters ? other : one)).word;
  row.led = dots >= fewestDots;
  row.marked = noteMark.test(first.text);
  row.size = most.size;
  row.family = most.family ?? '';
  if (words.length <= shortRow || base < zone * height || base > (1 - zone) * height) {
    words.sort((one, other) => one.left - other.left);
    row.text = words
      .slice(0, mostInRow)
      .map((word) => word.text)
      .join(' ')
      .slice(0, longestText);
  }
  return row;
}

function withoutBanner(words: readonly PrintedWord[], rows: readonly MeasuredRow[]): readonly PrintedWord[] {
  const banners = rows.slice(0, 4).filter(({ text }) => isBanner(text));
  const last = banners.at(-1);
  return last === undefined ? words : words.filter(({ base }) => base > last.base + 1);
}

/** A clerk's stamp, a system's mark, or a note on fees is where the court requires free space. */
const stamp =
  /\b(?:filed|e-?filed|electronically|endorsed|received|conformed|clerk|deputy|accepted|reviewed|envelope|county of|district court|exempt|fees?)\b/i;

/** The outermost words of the upper right corner; none where they are the court's own stamp. */
function cornerOf(words: readonly PrintedWord[], width: number): { right: number; top: number }[] {
  const within = words.filter((word) => width - word.right < cornerSide && word.top < cornerSide);
  if (stamp.test(within.map((word) => word.text).join(' '))) return [];
  const points = within.map((word) => ({ right: Math.max(0, width - word.right), top: Math.max(0, word.top) }));
  points.sort((one, other) => one.top - other.top || one.right - other.right);
  const outermost: { right: number; top: number }[] = [];
  for (const point of points) {
    if (outermost.length === 0 || point.right < outermost.at(-1)!.right - 1) outermost.push(point);
  }
  return outermost;
}
