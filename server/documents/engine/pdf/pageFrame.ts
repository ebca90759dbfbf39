import type { Pdfium } from './pdfium.ts';

/**
 * How a point of the file becomes a point of the upright page as a reader sees it, from its top-left corner:
 * x' = a x + c y + e, y' = b x + d y + f. It obeys the crop box and the page's own rotation.
 */
export type PageFrame = {
  width: number;
  height: number;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
};

export function readPageFrame(pdfium: Pdfium, page: number): PageFrame {
  const { calls } = pdfium;
  const rect = calls.malloc(16);
  calls.FPDF_GetPageBoundingBox(page, rect);
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats.subarray(rect >> 2, (rect >> 2) + 4);
  calls.free(rect);
  const across = right - left;
  const up = top - bottom;
  switch (calls.FPDFPage_GetRotation(page)) {
    case 1:
      return { width: up, height: across, a: 0, b: 1, c: 1, d: 0, e: -bottom, f: -left };
    case 2:
      return { width: across, height: up, a: -1, b: 0, c: 0, d: 1, e: right, f: -bottom };
    case 3:
      return { width: up, height: across, a: 0, b: -1, c: -1, d: 0, e: top, f: right };
    default:
      return { width: across, height: up, a: 1, b: 0, c: 0, d: -1, e: -left, f: top };
  }
}
