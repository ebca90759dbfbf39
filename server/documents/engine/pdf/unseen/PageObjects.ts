import type { Pdfium } from '../pdfium.ts';
import type { Rect } from './PlaceGrid.ts';
import { callsOf } from './unseenCalls.ts';

export type Matrix = readonly [number, number, number, number, number, number];

/** Marks of an object that are examined. */
const mostMarks = 8;

/** Names in PDFium's memory, kept there permanently. */
const names = new WeakMap<Pdfium, { actualText: number; scratch: number }>();
function namesOf(pdfium: Pdfium) {
  let known = names.get(pdfium);
  if (known === undefined) {
    const actualText = pdfium.calls.malloc(16);
    pdfium.bytes.set(Buffer.from('ActualText\0', 'latin1'), actualText);
    known = { actualText, scratch: pdfium.calls.malloc(64) };
    names.set(pdfium, known);
  }
  return known;
}

/** PDFium's objects of a page; positions are in the page's frame, in points from its top left. */
export class PageObjects {
  private readonly pdfium: Pdfium;
  private readonly calls: ReturnType<typeof callsOf>;
  private readonly actualText: number;
  private readonly scratch: number;

  constructor(pdfium: Pdfium) {
    this.pdfium = pdfium;
    this.calls = callsOf(pdfium);
    ({ actualText: this.actualText, scratch: this.scratch } = namesOf(pdfium));
  }

  boundsOf(object: number, [a, b, c, d, e, f]: Matrix): Rect | undefined {
    if (!this.calls.FPDFPageObj_GetBounds(object, this.scratch, this.scratch + 4, this.scratch + 8, this.scratch + 12))
      return undefined;
    const at = this.scratch >> 2;
    const floats = this.pdfium.floats;
    const [left, bottom, right, top] = [floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!];
    const xs = [a * left + c * bottom + e, a * right + c * bottom + e, a * left + c * top + e, a * right + c * top + e];
    const ys = [b * left + d * bottom + f, b * right + d * bottom + f, b * left + d * top + f, b * right + d * top + f];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  matrixOf(object: number): Matrix {
    if (!this.calls.FPDFPageObj_GetMatrix(object, this.scratch)) return [1, 0, 0, 1, 0, 0];
    const at = this.scratch >> 2;
    return Array.from(this.pdfium.floats.subarray(at, at + 6)) as unknown as Matrix;
  }

  colorOf(object: number, stroke: boolean): { color: [number, number, number]; alpha: number } | undefined {
    const known = stroke
      ? this.calls.FPDFPageObj_GetStrokeColor(
          object,
          this.scratch,
          this.scratch + 4,
          this.scratch + 8,
          this.scratch + 12,
        )
      : this.calls.FPDFPageObj_GetFillColor(
          object,
          this.scratch,
          this.scratch + 4,
          this.scratch + 8,
          this.scratch + 12,
        );
    if (!known) return undefined;
    const bytes = this.pdfium.bytes;
    return {
      color: [bytes[this.scratch]!, bytes[this.scratch + 4]!, bytes[this.scratch + 8]!],
      alpha: bytes[this.scratch + 12]!,
    };
  }

  /** Whether an object belongs to a layer, and the marks that replace its words (ActualText). */
  readMarks(object: number): { layered: boolean; replaced: number[] } {
    const marks = this.marksOf(object);
    return {
      layered: marks.some((mark) => this.isLayer(mark)),
      replaced: marks.filter((mark) => this.calls.FPDFPageObjMark_GetParamValueType(mark, this.actualText) !== 0),
    };
  }

  isLayered(object: number): boolean {
    return this.marksOf(object).some((mark) => this.isLayer(mark));
  }

  private marksOf(object: number): number[] {
    const count = Math.min(this.calls.FPDFPageObj_CountMarks(object), mostMarks);
    return Array.from({ length: Math.max(0, count) }, (_, index) => this.calls.FPDFPageObj_GetMark(object, index));
  }

  /** Marked as optional content: `OC`. */
  private isLayer(mark: number): boolean {
    this.calls.FPDFPageObjMark_GetName(mark, this.scratch + 16, 16, this.scratch + 40);
    const bytes = this.pdfium.bytes;
    return bytes[this.scratch + 16] === 0x4f && bytes[this.scratch + 18] === 0x43 && bytes[this.scratch + 20] === 0;
  }

  isFormCut(object: number, matrix: Matrix): boolean {
    const rect = this.boundsOf(object, matrix);
    return rect !== undefined && this.isCut(object, matrix, rect);
  }

  /** Whether a clipping path leaves out some of it, by the path's outer bounds. */
  isCut(object: number, matrix: Matrix, rect: Rect): boolean {
    const clip = this.calls.FPDFPageObj_GetClipPath(object);
    // PDFium returns -1 for none.
    const paths = clip === 0 ? 0 : Math.min(this.calls.FPDFClipPath_CountPaths(clip), 12);
    for (let path = 0; path < paths; path++) {
      const bounds = this.clipBounds(clip, path, matrix);
      if (bounds === undefined || cuts(bounds, rect)) return true;
    }
    return false;
  }

  isClipped(object: number): boolean {
    return this.calls.FPDFClipPath_CountPaths(this.calls.FPDFPageObj_GetClipPath(object)) > 0;
  }

  /** The outer bounds of a clipping path; undefined where it is too intricate to be measured. */
  private clipBounds(clip: number, path: number, [a, b, c, d, e, f]: Matrix): Rect | undefined {
    const { calls, scratch } = this;
    const segments = calls.FPDFClipPath_CountPathSegments(clip, path);
    if (segments > 12) return undefined;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let index = 0; index < segments; index++) {
      const segment = calls.FPDFClipPath_GetPathSegment(clip, path, index);
      if (!calls.FPDFPathSegment_GetPoint(segment, scratch + 16, scratch + 20)) continue;
      const px = this.pdfium.floats[(scratch + 16) >> 2]!;
      const py = this.pdfium.floats[(scratch + 20) >> 2]!;
      const x = a * px + c * py + e;
      const y = b * px + d * py + f;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    return { left, top, right, bottom };
  }

  /** How a path is drawn: filled, stroked, and how thick its stroke is in points. */
  drawingOf(path: number): { filled: boolean; stroked: boolean; strokeWidth: number } {
    const { calls, scratch } = this;
    calls.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
    const ints = new Int32Array(calls.memory.buffer, scratch, 2);
    const [filled, stroked] = [ints[0] !== 0, ints[1] !== 0];
    if (filled || !stroked) return { filled, stroked, strokeWidth: 0 };
    calls.FPDFPageObj_GetStrokeWidth(path, scratch);
    return { filled, stroked, strokeWidth: this.pdfium.floats[scratch >> 2]! };
  }
}

/** Whether a clip of these bounds leaves out a noticeable part of a place. */
function cuts(clip: Rect, rect: Rect): boolean {
  const slack = 0.25 * Math.min(rect.bottom - rect.top, rect.right - rect.left) + 0.5;
  return (
    clip.left > rect.left + slack ||
    clip.right < rect.right - slack ||
    clip.top > rect.top + slack ||
    clip.bottom < rect.bottom - slack
  );
}

/** One change of place after the other. */
export function andThen(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}
