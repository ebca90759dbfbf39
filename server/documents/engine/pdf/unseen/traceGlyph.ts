import type { Pdfium } from '../pdfium.ts';
import { callsOf } from './unseenCalls.ts';

type Point = readonly [x: number, y: number];
/** The closed lines around a glyph's ink, curves as short straight lines. */
export type Contours = Point[][];

const [lineTo, curveTo, moveTo] = [0, 1, 2];
const most = 800;
const steps = 4;

/** The contours that a font draws for a letter; undefined where it draws nothing, or too much. */
export function traceGlyph(pdfium: Pdfium, font: number, code: number, size: number): Contours | undefined {
  const calls = callsOf(pdfium);
  const path = calls.FPDFFont_GetGlyphPath(font, code, size);
  const count = path === 0 ? 0 : calls.FPDFGlyphPath_CountGlyphSegments(path);
  if (count < 3 || count > most) return undefined;
  const scratch = calls.malloc(8);
  const at = scratch >> 2;
  const contours: Contours = [];
  const curve: Point[] = [];
  for (let index = 0; index < count; index++) {
    const segment = calls.FPDFGlyphPath_GetGlyphPathSegment(path, index);
    calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point: Point = [pdfium.floats[at]!, pdfium.floats[at + 1]!];
    const type = calls.FPDFPathSegment_GetType(segment);
    const contour = contours.at(-1);
    if (type === moveTo || contour === undefined) contours.push([point]);
    else if (type === lineTo) contour.push(point);
    else if (type === curveTo && curve.push(point) === 3) bend(contour, curve.splice(0));
  }
  calls.free(scratch);
  return contours;
}

/** Follows a cubic curve from the contour's end. */
function bend(contour: Point[], [one, two, end]: readonly Point[]): void {
  const start = contour.at(-1)!;
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const along = (axis: 0 | 1) => a * start[axis] + b * one![axis] + c * two![axis] + d * end![axis];
    contour.push([along(0), along(1)]);
  }
}
