import type { Rect } from './PlaceGrid.ts';
import type { Survey } from './surveyPage.ts';

const cell = 6;
const mostTwins = 4;

/**
 * Text objects at the same position as another, as used for bold letters and shadows: PDFium returns the words of only
 * one of them, and they are visible if either is.
 */
export function findTwins({ texts }: Survey): (object: number) => number[] {
  const byPlace = new Map<string, number[]>();
  for (const [object, rect] of texts) {
    const key = keyOf(rect, 0, 0);
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, [object]);
    else known.push(object);
  }
  return (object) => {
    const own = texts.get(object);
    if (own === undefined) return [];
    const found: number[] = [];
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1]) {
        for (const other of byPlace.get(keyOf(own, x, y)) ?? []) {
          if (found.length < mostTwins && other !== object && isSame(own, texts.get(other)!)) found.push(other);
        }
      }
    }
    return found;
  };
}

function keyOf({ left, top }: Rect, x: number, y: number): string {
  return `${Math.floor(left / cell) + x},${Math.floor(top / cell) + y}`;
}

function isSame(one: Rect, other: Rect): boolean {
  const near = 0.2 * (one.bottom - one.top);
  return (
    Math.abs(other.left - one.left) < near &&
    Math.abs(other.top - one.top) < near &&
    Math.abs(other.right - other.left - one.right + one.left) < 0.5
  );
}
