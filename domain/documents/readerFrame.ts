import type { Box, PageText } from './DocumentText.ts';

/** How a page must be turned before its words run from left to right. */
export type Orientation = {
  width: number;
  height: number;
  /** Degrees clockwise by which a person must turn the page as it is shown. */
  turn?: 0 | 90 | 180 | 270 | undefined;
  /** Degrees clockwise by which its lines still run down then: a crooked scan. */
  lean?: number | undefined;
};

/** The size of the page as its reader sees it. */
export function readerSize({ width, height, turn }: Orientation): { width: number; height: number } {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** The position of a box of the page as shown, for a reader who has rotated and straightened it. */
export function toReader(orientation: Orientation, [left, top, right, bottom]: Box): Box {
  const { width, height, turn } = orientation;
  if (turn === 90) return straighten(orientation, -1, [height - bottom, left, height - top, right]);
  if (turn === 180) return straighten(orientation, -1, [width - right, height - bottom, width - left, height - top]);
  if (turn === 270) return straighten(orientation, -1, [top, width - right, bottom, width - left]);
  return straighten(orientation, -1, [left, top, right, bottom]);
}

/** The inverse: the position of a box, as read, on the page as shown. */
export function toShown(orientation: Orientation, box: Box): Box {
  const { width, height, turn } = orientation;
  const [left, top, right, bottom] = straighten(orientation, 1, box);
  if (turn === 90) return [top, height - right, bottom, height - left];
  if (turn === 180) return [width - right, height - bottom, width - left, height - top];
  if (turn === 270) return [width - bottom, left, width - top, right];
  return [left, top, right, bottom];
}

/** Moves a box with the page's leaning about its middle; a word is short enough to keep its own box upright. */
function straighten(orientation: Orientation, sign: 1 | -1, box: Box): Box {
  if (!orientation.lean) return box;
  const { width, height } = readerSize(orientation);
  const angle = (sign * orientation.lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = (box[0] + box[2]) / 2 - width / 2;
  const y = (box[1] + box[3]) / 2 - height / 2;
  const across = x * cos - y * sin - x;
  const down = x * sin + y * cos - y;
  return [box[0] + across, box[1] + down, box[2] + across, box[3] + down];
}

/** A recognized page as its reader sees it: with every box rotated and straightened. */
export function layBeforeReader(page: PageText): PageText {
  if (!page.turn && !page.lean) return page;
  const lines = page.lines.map((line) => {
    const words = line.words.map((word) => ({ ...word, box: toReader(page, word.box) }));
    return { ...line, words, box: words.map((word) => word.box).reduce(unite) };
  });
  return { ...page, ...readerSize(page), lines };
}

/** The smallest box around both. */
export function unite(one: Box, other: Box): [number, number, number, number] {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
