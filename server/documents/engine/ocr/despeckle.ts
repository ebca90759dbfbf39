import type { GrayPicture } from './findLean.ts';

const dark = 128;
const white = 255;
/** Square inches of a speck: a full stop of eight points has twice as much. */
const speckArea = 8 / 300 ** 2;
/** A clean page has few spots so small, and those may be its full stops. */
const dirtySpots = 400;

/**
 * Removes the specks of a dirty scan, in place: a recognizer would examine each of them as a letter, for minutes. A
 * clean page is not changed.
 */
export function despeckle({ pixels, width, height }: GrayPicture, resolution: number): void {
  const most = Math.max(2, Math.round(speckArea * resolution ** 2));
  const seen = new Uint8Array(pixels.length);
  const specked: number[] = [];
  let specks = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at++) {
      if (pixels[at]! >= dark || seen[at]) continue;
      // What touches something seen before is part of it, and that was no speck.
      const spot = seen[at - 1] || seen[at - width] ? undefined : findSpot(pixels, seen, width, at, most);
      seen[at] = 1;
      if (spot === undefined) continue;
      specks++;
      specked.push(...spot);
    }
  }
  if (specks < dirtySpots) return;
  for (const at of specked) {
    for (const row of [at - width, at, at + width]) pixels.fill(white, row - 1, row + 2);
  }
}

/** The pixels of a spot that starts here; undefined if it is larger than a speck. */
function findSpot(
  pixels: Uint8Array,
  seen: Uint8Array,
  width: number,
  first: number,
  most: number,
): number[] | undefined {
  const spot = [first];
  for (let index = 0; index < spot.length; index++) {
    const at = spot[index]!;
    for (const next of [
      at - width - 1,
      at - width,
      at - width + 1,
      at - 1,
      at + 1,
      at + width - 1,
      at + width,
      at + width + 1,
    ]) {
      if (!(pixels[next]! < dark) || spot.includes(next)) continue;
      if (seen[next] || spot.length === most) return undefined;
      spot.push(next);
    }
  }
  for (const at of spot) seen[at] = 1;
  return spot;
}
