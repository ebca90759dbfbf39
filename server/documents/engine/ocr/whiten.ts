import type { GrayPicture } from './findLean.ts';

const levels = 256;
const nearlyWhite = 245;
/** A share of grayish pixels beyond that of letters' edges: paper, not ink. */
const dirtyShare = 0.04;

/**
 * Whitens the background of a gray or grainy scan, in place. Recognizers search for ink in each part of a page
 * separately, and mistake the grain of an empty part for letters.
 */
export function whiten({ pixels }: GrayPicture): void {
  const histogram = new Uint32Array(levels);
  for (let at = 0; at < pixels.length; at++) histogram[pixels[at]!]!++;
  const { ink, threshold, paper } = partInkFromPaper(histogram, pixels.length);
  const white = Math.round((threshold + paper) / 2);
  let grayish = 0;
  for (let level = white; level < nearlyWhite; level++) grayish += histogram[level]!;
  if (grayish < dirtyShare * pixels.length || white <= ink) return;
  const map = Uint8Array.from({ length: levels }, (_, level) =>
    Math.min(255, Math.max(0, Math.round(((level - ink) * 255) / (white - ink)))),
  );
  for (let at = 0; at < pixels.length; at++) pixels[at] = map[pixels[at]!]!;
}

/** The level that parts a picture's grays in two most clearly (Otsu), and the means of either side. */
function partInkFromPaper(histogram: Uint32Array, count: number): { ink: number; threshold: number; paper: number } {
  let all = 0;
  for (let level = 0; level < levels; level++) all += level * histogram[level]!;
  let best = { ink: 0, threshold: levels / 2, paper: levels - 1 };
  let clearest = -1;
  let below = 0;
  let sum = 0;
  for (let level = 0; level < levels - 1; level++) {
    below += histogram[level]!;
    sum += level * histogram[level]!;
    if (below === 0 || below === count) continue;
    const ink = sum / below;
    const paper = (all - sum) / (count - below);
    const clearness = below * (count - below) * (paper - ink) ** 2;
    if (clearness > clearest) {
      clearest = clearness;
      best = { ink, threshold: level, paper };
    }
  }
  return best;
}
