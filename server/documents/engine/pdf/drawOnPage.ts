import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

/** A point of the upright page, from its top-left corner. */
export type Place = { left: number; top: number };

/** A page that is drawn on. */
export type Sheet = { pdfium: Pdfium; document: number; page: number; frame: PageFrame };

/** The width of an object that is not on a page yet, in points. */
export function widthOf(pdfium: Pdfium, object: number): number {
  const box = pdfium.calls.malloc(16);
  pdfium.calls.FPDFPageObj_GetBounds(object, box, box + 4, box + 8, box + 12);
  const [left = 0, , right = 0] = pdfium.floats.subarray(box >> 2, (box >> 2) + 4);
  pdfium.calls.free(box);
  return right - left;
}

/** Puts an object upright at a point of the page as it is shown, whatever the page's own rotation. */
export function putUpright({ pdfium, page, frame }: Sheet, object: number, { left, top }: Place, scale: number): void {
  const { a, b, c, d, e, f } = frame;
  const determinant = a * d - b * c;
  const [x, y] = [left - e, top - f];
  pdfium.calls.FPDFPageObj_Transform(
    object,
    (scale * d) / determinant,
    (-scale * b) / determinant,
    (scale * c) / determinant,
    (-scale * a) / determinant,
    (d * x - c * y) / determinant,
    (a * y - b * x) / determinant,
  );
  pdfium.calls.FPDFPage_InsertObject(page, object);
}
