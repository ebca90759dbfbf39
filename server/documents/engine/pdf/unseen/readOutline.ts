import type { Pdfium } from '../pdfium.ts';
import { callsOf } from './unseenCalls.ts';

/** What a letter's outline looks like: the spaces that it encloses, and how far it reaches up and down, in shares of its size. */
export type Outline = { rings: number; up: number; down: number };

const moveTo = 2;
const most = 400;
/** The font size at which PDFium returns outlines as shares of the size. */
const size = 100;

/** The outline that a font draws for a letter; undefined where it has none. */
export function readOutline(pdfium: Pdfium, font: number, code: number): Outline | undefined {
  const calls = callsOf(pdfium);
  const path = calls.FPDFFont_GetGlyphPath(font, code, size);
  const count = path === 0 ? 0 : calls.FPDFGlyphPath_CountGlyphSegments(path);
  if (count < 3 || count > most) return undefined;
  const scratch = calls.malloc(8);
  const at = scratch >> 2;
  const areas: number[] = [];
  let [area, x0, y0, px, py, up, down] = [0, 0, 0, 0, 0, -size, size];
  for (let index = 0; index < count; index++) {
    const segment = calls.FPDFGlyphPath_GetGlyphPathSegment(path, index);
    calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const [x, y] = [pdfium.floats[at]!, pdfium.floats[at + 1]!];
    up = Math.max(up, y);
    down = Math.min(down, y);
    if (calls.FPDFPathSegment_GetType(segment) === moveTo) {
      if (index > 0) areas.push(area + (px * y0 - x0 * py));
      [area, x0, y0] = [0, x, y];
    } else area += px * y - x * py;
    [px, py] = [x, y];
  }
  areas.push(area + (px * y0 - x0 * py));
  calls.free(scratch);
  const outer = areas.reduce((largest, one) => (Math.abs(one) > Math.abs(largest) ? one : largest), 0);
  // A ring runs in the opposite direction to the outline that contains it.
  const rings = areas.filter((one) => Math.abs(one) > 0.002 * Math.abs(outer) && Math.sign(one) !== Math.sign(outer));
  return { rings: rings.length, up, down };
}
