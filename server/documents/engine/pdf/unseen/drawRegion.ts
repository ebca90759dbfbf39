import { DocumentRefused } from '../../DocumentRefused.ts';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import type { Rect } from './PlaceGrid.ts';

const bgra = 4;
const white = 0xffffffff;
const withAnnotations = 0x01;
/** Pictures by their nearest points alone. */
const withoutSmoothing = 0x2000;
const mostPixels = 4_000_000;

/** Part of a page as it is seen, four bytes a pixel. */
export type Picture = { pixels: Uint8Array; width: number; height: number; left: number; top: number; scale: number };

/** Draws the part of a page that a rectangle covers, at this many pixels a point. */
export function drawRegion(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  rect: Rect,
  { scale: asked, annotations, quick = false }: { scale: number; annotations: boolean; quick?: boolean },
): Picture {
  const { calls } = pdfium;
  const left = Math.max(0, rect.left);
  const top = Math.max(0, rect.top);
  const across = Math.max(1, Math.min(frame.width, rect.right) - left);
  const down = Math.max(1, Math.min(frame.height, rect.bottom) - top);
  const scale = Math.min(asked, Math.sqrt(mostPixels / (across * down)));
  const x = Math.floor(left * scale);
  const y = Math.floor(top * scale);
  const width = Math.max(1, Math.ceil((left + across) * scale) - x);
  const height = Math.max(1, Math.ceil((top + down) * scale) - y);
  const buffer = calls.malloc(width * height * 4);
  if (buffer === 0) throw new DocumentRefused('document_too_much_memory');
  const bitmap = calls.FPDFBitmap_CreateEx(width, height, bgra, buffer, width * 4);
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  const whole = [Math.round(frame.width * scale), Math.round(frame.height * scale)] as const;
  calls.FPDF_RenderPageBitmap(
    bitmap,
    page,
    -x,
    -y,
    whole[0],
    whole[1],
    0,
    (annotations ? withAnnotations : 0) | (quick ? withoutSmoothing : 0),
  );
  calls.FPDFBitmap_Destroy(bitmap);
  const pixels = pdfium.bytes.slice(buffer, buffer + width * height * 4);
  calls.free(buffer);
  return { pixels, width, height, left: x / scale, top: y / scale, scale };
}

/** The pixels that a rectangle of the page covers, within the picture; undefined where none are. */
export function pixelsOf(picture: Picture, rect: Rect): { x1: number; y1: number; x2: number; y2: number } | undefined {
  const x1 = Math.max(0, Math.floor((rect.left - picture.left) * picture.scale));
  const y1 = Math.max(0, Math.floor((rect.top - picture.top) * picture.scale));
  const x2 = Math.min(picture.width, Math.ceil((rect.right - picture.left) * picture.scale));
  const y2 = Math.min(picture.height, Math.ceil((rect.bottom - picture.top) * picture.scale));
  return x2 > x1 && y2 > y1 ? { x1, y1, x2, y2 } : undefined;
}

/** How far two pictures of the same part differ within a rectangle: at most, and in sum. */
export function compareWithin(one: Picture, other: Picture, rect: Rect): { most: number; sum: number } {
  const at = pixelsOf(one, rect);
  let most = 0;
  let sum = 0;
  if (at === undefined) return { most, sum };
  const [a, b] = [one.pixels, other.pixels];
  for (let y = at.y1; y < at.y2; y++) {
    for (let x = at.x1, p = (y * one.width + at.x1) * 4; x < at.x2; x++, p += 4) {
      const difference = Math.max(
        Math.abs(a[p]! - b[p]!),
        Math.abs(a[p + 1]! - b[p + 1]!),
        Math.abs(a[p + 2]! - b[p + 2]!),
      );
      if (difference > most) most = difference;
      sum += difference;
    }
  }
  return { most, sum };
}

/** Above this, of 255, a pixel is blank. */
const blankFrom = 232;

/** How much of a rectangle is blank. */
export function shareOfLight(picture: Picture, rect: Rect): number {
  const at = pixelsOf(picture, rect);
  if (at === undefined) return 1;
  let light = 0;
  for (let y = at.y1; y < at.y2; y++) {
    for (let x = at.x1, p = (y * picture.width + at.x1) * 4; x < at.x2; x++, p += 4) {
      const { pixels } = picture;
      if (pixels[p]! > blankFrom && pixels[p + 1]! > blankFrom && pixels[p + 2]! > blankFrom) light++;
    }
  }
  return light / ((at.x2 - at.x1) * (at.y2 - at.y1));
}

/** Of what full ink would change, how much a picture must show. */
const leastContrast = 0.15;
/** Of 255: what words are drawn in must leave a mark if they were black. */
const leastInk = 60;

/**
 * How well what a picture shows within a rectangle corresponds to the ink by which two others differ, from 0 to 1:
 * light on dark counts as dark on light does, and what is too faint to be noticed counts as nothing.
 */
export function correlateWithin(shown: Picture, inked: Picture, plain: Picture, rect: Rect): number {
  const at = pixelsOf(shown, rect);
  if (at === undefined || inked.pixels.length !== shown.pixels.length) return 0;
  let [n, a, b, aa, bb, ab, most] = [0, 0, 0, 0, 0, 0, 0];
  for (let y = at.y1; y < at.y2; y++) {
    for (let x = at.x1, p = (y * shown.width + at.x1) * 4; x < at.x2; x++, p += 4) {
      const ink = Math.abs(inked.pixels[p + 1]! - plain.pixels[p + 1]!);
      const light = shown.pixels[p]! + shown.pixels[p + 1]! + shown.pixels[p + 2]!;
      most = Math.max(most, ink);
      n++;
      a += ink;
      b += light;
      aa += ink * ink;
      bb += light * light;
      ab += ink * light;
    }
  }
  const spread = Math.sqrt(Math.max(0, n * aa - a * a)) * Math.sqrt(Math.max(0, n * bb - b * b));
  const common = Math.abs(n * ab - a * b);
  return most < leastInk || spread < 1 || common < 3 * leastContrast * (n * aa - a * a) ? 0 : common / spread;
}

/** The largest difference between two pixels of a rectangle, in any color. */
export function spreadWithin(picture: Picture, rect: Rect): number {
  const at = pixelsOf(picture, rect);
  if (at === undefined) return 0;
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let y = at.y1; y < at.y2; y++) {
    for (let x = at.x1, p = (y * picture.width + at.x1) * 4; x < at.x2; x++, p += 4) {
      for (const part of [0, 1, 2] as const) {
        least[part] = Math.min(least[part]!, picture.pixels[p + part]!);
        most[part] = Math.max(most[part]!, picture.pixels[p + part]!);
      }
    }
  }
  return Math.max(...most.map((value, part) => value - least[part]!));
}

/** Whether one color fills a rectangle, but for a few pixels in a hundred; and which: red, green, blue. */
export function findGround(picture: Picture, rect: Rect): { color: [number, number, number]; even: boolean } {
  const at = pixelsOf(picture, rect);
  if (at === undefined) return { color: [255, 255, 255], even: true };
  const counts = new Uint32Array(4096);
  const { pixels } = picture;
  let most = 0;
  for (let y = at.y1; y < at.y2; y++) {
    for (let x = at.x1, p = (y * picture.width + at.x1) * 4; x < at.x2; x++, p += 4) {
      const bucket = ((pixels[p + 2]! >> 4) << 8) | ((pixels[p + 1]! >> 4) << 4) | (pixels[p]! >> 4);
      counts[bucket]!++;
      if (counts[bucket]! > counts[most]!) most = bucket;
    }
  }
  let [red, green, blue, n, near] = [0, 0, 0, 0, 0];
  const middle = [(most >> 8) * 16 + 8, ((most >> 4) & 15) * 16 + 8, (most & 15) * 16 + 8] as const;
  for (let y = at.y1; y < at.y2; y++) {
    for (let x = at.x1, p = (y * picture.width + at.x1) * 4; x < at.x2; x++, p += 4) {
      const [r, g, b] = [pixels[p + 2]!, pixels[p + 1]!, pixels[p]!];
      const away = Math.max(Math.abs(r - middle[0]), Math.abs(g - middle[1]), Math.abs(b - middle[2]));
      if (away <= 32) near++;
      if (away > 9) continue;
      red += r;
      green += g;
      blue += b;
      n++;
    }
  }
  const all = (at.x2 - at.x1) * (at.y2 - at.y1);
  const color: [number, number, number] = n === 0 ? [...middle] : [red / n, green / n, blue / n];
  return { color, even: near >= 0.97 * all };
}

/** Of 255, what an eye notices of letters on their ground. */
const noticed = 20;
const leastShare = 0.1;

/** Whether a color contrasts with what is drawn within a rectangle, on at least a tenth of it. */
export function differsWithin(
  picture: Picture,
  [red, green, blue]: readonly [number, number, number],
  rect: Rect,
): boolean {
  const at = pixelsOf(picture, rect);
  if (at === undefined) return false;
  const { pixels, width } = picture;
  let out = 0;
  for (let y = at.y1; y < at.y2; y++) {
    for (let x = at.x1, p = (y * width + at.x1) * 4; x < at.x2; x++, p += 4) {
      const away = Math.max(
        Math.abs(pixels[p + 2]! - red),
        Math.abs(pixels[p + 1]! - green),
        Math.abs(pixels[p]! - blue),
      );
      if (away > noticed) out++;
    }
  }
  return out > leastShare * (at.x2 - at.x1) * (at.y2 - at.y1);
}
