import type { GrayPicture } from '../ocr/findLean.ts';

/** Pixels lighter than this are paper; scans are not quite white. */
const paper = 225;
/** Stray specks of a scan in an area that counts as blank, as a share of its pixels. */
const specks = 0.0005;
/** Points from the edges of the page, around the stamp, and from the top of the page to the lowest stamp. */
const edge = 14;
const around = 3;
const lowest = 230;
/** Points by which the search moves. */
const step = 4;

/**
 * The first blank place of a size at the top right of a page that was drawn at 72 dots an inch: as high as possible,
 * then as far right as possible, and in the right half of the page. Null if there is none.
 */
export function findBlankPlace(
  { pixels, width: across, height: down }: GrayPicture,
  { width, height }: { width: number; height: number },
): { left: number; top: number } | null {
  const ink = sumInk(pixels, across, down);
  const most = width * height * specks;
  const rightmost = across - edge - width;
  const leftmost = Math.max(edge, across / 2 - width / 2);
  for (let top = edge; top <= Math.min(lowest, down / 3); top += step) {
    for (let left = rightmost; left >= leftmost; left -= step) {
      const box = {
        left: left - around,
        top: top - around,
        right: left + width + around,
        bottom: top + height + around,
      };
      if (ink(box) <= most) return { left, top };
    }
  }
  return null;
}

type Box = { left: number; top: number; right: number; bottom: number };

/** Counts the dark pixels of any box, from a table of sums over the page. */
function sumInk(pixels: Uint8Array, across: number, down: number): (box: Box) => number {
  const row = across + 1;
  const sums = new Uint32Array(row * (down + 1));
  for (let y = 0; y < down; y += 1) {
    let sum = 0;
    for (let x = 0; x < across; x += 1) {
      if (pixels[y * across + x]! < paper) sum += 1;
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1]! + sum;
    }
  }
  const at = (x: number, y: number) => {
    const [column, line] = [Math.min(across, Math.max(0, Math.round(x))), Math.min(down, Math.max(0, Math.round(y)))];
    return sums[line * row + column]!;
  };
  return ({ left, top, right, bottom }) => at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}
