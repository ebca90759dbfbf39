import { unite } from '#domain/documents/readerFrame';
import { boxOf, type PageWords, wordOf } from '#domain/text/PageWords';

type Side = [left: number, top: number, right: number, bottom: number];

/**
 * The positions of a range of a page's text: one box for each line, with parts of words estimated by their share of
 * characters.
 */
export function findBoxes(page: PageWords, start: number, end: number): Side[] {
  const boxes: Side[] = [];
  let line = -1;
  for (let word = wordAt(page.starts, start); word < page.starts.length && page.starts[word]! < end; word += 1) {
    const box = cut(page, word, start, end);
    if (!box) continue;
    const own = wordAt(page.lines, word);
    if (own === line) boxes.push(unite(boxes.pop()!, box));
    else boxes.push(box);
    line = own;
  }
  return boxes;
}

/** The last of the rising numbers that is not above the given one; the first when all are. */
function wordAt(rising: Uint32Array, at: number): number {
  let low = 0;
  let high = rising.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (rising[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** The part of a word's box that the stretch covers; null where it ends before or begins after. */
function cut(page: PageWords, word: number, start: number, end: number): Side | null {
  const length = wordOf(page, word).length;
  const from = Math.max(0, start - page.starts[word]!);
  const to = Math.min(length, end - page.starts[word]!);
  if (to <= from) return null;
  const [left, top, right, bottom] = boxOf(page, word);
  const share = (letters: number) => (letters * (right - left)) / length;
  const round = (points: number) => Math.round(points * 100) / 100;
  return [round(left + share(from)), top, round(left + share(to)), bottom];
}
