import type { Box } from '#domain/documents/DocumentText';

type Size = { width: number; height: number };
type Point = readonly [x: number, y: number];

/** In points. */
const least = 3;
const step = 2;

/** The box between two points of a page; null if it is too small to have been meant. */
export function spanned([x1, y1]: Point, [x2, y2]: Point, { width, height }: Size): Box | null {
  const box: Box = [
    Math.max(0, Math.min(x1, x2)),
    Math.max(0, Math.min(y1, y2)),
    Math.min(width, Math.max(x1, x2)),
    Math.min(height, Math.max(y1, y2)),
  ];
  return box[2] - box[0] < least || box[3] - box[1] < least ? null : box;
}

const directions: Record<string, Point> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A box after a key: moved by an arrow key, or with Shift made larger or smaller. Null for other keys. */
export function movedBox(
  [left, top, right, bottom]: Box,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { width, height }: Size,
): Box | null {
  const direction = directions[key];
  if (!direction) return null;
  const [x, y] = direction;
  if (shiftKey) {
    return [
      left,
      top,
      Math.min(width, Math.max(left + least, right + x)),
      Math.min(height, Math.max(top + least, bottom + y)),
    ];
  }
  const across = Math.min(width - right, Math.max(-left, x));
  const down = Math.min(height - bottom, Math.max(-top, y));
  return [left + across, top + down, right + across, bottom + down];
}

/** The portal removes this much around a mark, because the ink of a letter can reach over its box. */
const room = 1;

/** Where a box is on a picture of its page of any size. */
export function placeOf(box: Box, { width, height }: Size) {
  const [left, top, right, bottom] = [box[0] - room, box[1] - room, box[2] + room, box[3] + room];
  const share = (value: number, of: number) => `${(100 * value) / of}%`;
  return {
    ...{ left: share(left, width), top: share(top, height) },
    ...{ width: share(right - left, width), height: share(bottom - top, height) },
  };
}
