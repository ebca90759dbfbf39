import type { Rect } from './PlaceGrid.ts';

/** Heights of a letter: a gap in a line is no wider between a word and the next. */
const nearby = 2.5;

/**
 * Whether hidden characters are part of a line of which a reader sees the rest: a name in white ink between black words was
 * meant to be redacted, regardless of the means.
 */
export function isInVisibleLine(characters: readonly { rect: Rect }[], seen: readonly Rect[]): boolean {
  return characters.some(({ rect }) => seen.some((word) => isBeside(rect, word)));
}

function isBeside(one: Rect, other: Rect): boolean {
  const height = Math.max(one.bottom - one.top, 0.6 * (other.bottom - other.top));
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (shared < 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top)) return false;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  return gap < nearby * height;
}
