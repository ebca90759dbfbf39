import type { Box } from '#domain/documents/DocumentText';
import { isHandwritten, type Passage } from './isHandwritten.ts';
import type { SeenWord } from './parseHocr.ts';

/** Certainty below which a word is doubtful, and below which it is if it is also larger than the page's print. */
const doubtful = 0.5;
const doubtfulIfLarge = 0.72;
/** Sizes against the height of the page's printed words. */
const large = 1.3;
const smallest = 0.7;
const largest = 6;
const sureOfPrint = 0.8;
const fewestPrinted = 8;
/** A page with more doubtful words than this is hard to read everywhere, so it shows nothing about handwriting. */
const mostDoubtful = 150;
/** Distances, in heights of a printed word. */
const sameLine = 1.1;
const widestGap = 4;
const overlap = 3;
const underneath = 3.2;
const above = 3;

type Page = { width: number; height: number };
const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const middle = ({ top, bottom }: SeenWord) => (top + bottom) / 2;

/**
 * Finds passages that are probably handwritten, from what a recognizer made of them: words of low certainty, larger or
 * less regular than the print around them, in places where people write. A signature does not count. In the units of
 * the words.
 */
export function findHandwriting(seen: readonly SeenWord[], page: Page): Box[] {
  const words = seen.filter((word) => word.angle === undefined && word.right > word.left);
  const printed = words.filter((word) => word.certainty >= sureOfPrint && lettersIn(word.text) >= 3);
  if (printed.length < fewestPrinted) return [];
  const heights = printed.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other);
  const height = heights[heights.length >> 1]!;
  const unsure = words.filter((word) => isUnsure(word, height));
  if (unsure.length > mostDoubtful) return [];
  return joinPassages(unsure, height)
    .filter((group) => isHandwritten(describePassage(group, words, height, page)))
    .map(boxAround);
}

function isUnsure({ text, top, bottom, certainty }: SeenWord, height: number): boolean {
  const size = (bottom - top) / height;
  if (lettersIn(text) === 0 || size < smallest || size > largest) return false;
  return certainty < doubtful || (certainty < doubtfulIfLarge && size > large);
}

/** Doubtful words next to one another. */
function joinPassages(unsure: readonly SeenWord[], height: number): SeenWord[][] {
  const left = unsure.toSorted((one, other) => one.left - other.left);
  const groups: SeenWord[][] = [];
  for (const word of left) {
    const group = groups.find((some) => {
      const last = some.at(-1)!;
      const gap = word.left - last.right;
      return (
        Math.abs(middle(word) - middle(last)) < sameLine * height && gap < widestGap * height && gap > -overlap * height
      );
    });
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

function describePassage(group: SeenWord[], words: readonly SeenWord[], height: number, page: Page): Passage {
  const [left, top, right, bottom] = boxAround(group);
  const y = group.reduce((sum, word) => sum + middle(word), 0) / group.length;
  const others = words.filter((word) => !group.includes(word));
  const line = others.filter((word) => word.top < y + height / 2 && word.bottom > y - height / 2);
  const center = (word: SeenWord) => (word.left + word.right) / 2;
  const before = line.filter((word) => center(word) < left).sort((one, other) => one.left - other.left);
  const after = line.filter((word) => center(word) > right).sort((one, other) => one.left - other.left);
  const near = others.filter(
    (word) => word.certainty >= 0.6 && word.left < right + 2 * height && word.right > left - 2 * height,
  );
  const below = near.filter((word) => word.top >= y && word.top < bottom + underneath * height && !line.includes(word));
  const over = near.filter((word) => word.bottom <= y && word.bottom > top - above * height);
  return {
    texts: group.map(({ text }) => text),
    size: Math.max(...group.map((word) => word.bottom - word.top)) / height,
    certainty: group.reduce((sum, { certainty }) => sum + certainty, 0) / group.length,
    letters: group.reduce((sum, { text }) => sum + lettersIn(text), 0),
    before: textOf(before.filter(({ certainty }) => certainty > 0.3).slice(-6)),
    after: textOf(after.slice(0, 4)),
    below: textOf(inRows(below, height)),
    above: textOf(over),
    gap: before.length === 0 ? Number.POSITIVE_INFINITY : (left - before.at(-1)!.right) / height,
    place: { x: left / page.width, y: y / page.height },
  };
}

const textOf = (words: readonly SeenWord[]) => words.map(({ text }) => text).join(' ');

function inRows(words: readonly SeenWord[], height: number): SeenWord[] {
  const row = ({ top }: SeenWord) => Math.round(top / (0.7 * height));
  return words.toSorted((one, other) => row(one) - row(other) || one.left - other.left);
}

function boxAround(words: readonly SeenWord[]): Box {
  return [
    Math.min(...words.map(({ left }) => left)),
    Math.min(...words.map(({ top }) => top)),
    Math.max(...words.map(({ right }) => right)),
    Math.max(...words.map(({ bottom }) => bottom)),
  ];
}
