import type { Box } from '#domain/documents/DocumentText';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';

/** A map of points: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** From the upright page as it is shown, counted from its top-left corner, to the page of the file. */
export function intoFile({ a, b, c, d, e, f }: PageFrame): Matrix {
  const determinant = a * d - b * c;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Both maps, one after the other. */
export function chain([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + b * c2,
    a * b2 + b * d2,
    c * a2 + d * c2,
    c * b2 + d * d2,
    e * a2 + f * c2 + e2,
    e * b2 + f * d2 + f2,
  ];
}

/** Whether two boxes of a page share more than an edge. */
export function overlap(one: Box, other: Box): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/** Calls with floats in PDFium's memory. */
export function withFloats<Result>(
  pdfium: Pdfium,
  values: readonly number[],
  work: (pointer: number) => Result,
): Result {
  const pointer = pdfium.calls.malloc(4 * values.length);
  pdfium.floats.set(values, pointer >> 2);
  try {
    return work(pointer);
  } finally {
    pdfium.calls.free(pointer);
  }
}
