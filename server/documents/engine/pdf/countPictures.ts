import type { Pdfium } from './pdfium.ts';

const pathObject = 2;
const imageObject = 3;
const shadingObject = 4;
const formObject = 5;
/** Objects examined; a drawing with more is assumed to cover its page. */
const mostObjects = 4000;
const deepest = 4;

/** Square points of a page under pictures, and how many shapes are drawn on it; forms within forms included. */
export type Pictures = { covered: number; shapes: number };

export function countPictures(pdfium: Pdfium, page: number): Pictures {
  const { calls } = pdfium;
  const bounds = calls.malloc(16);
  const found: Pictures = { covered: 0, shapes: 0 };
  let left = mostObjects;

  function visit(count: number, objectAt: (index: number) => number, depth: number): void {
    for (let index = 0; index < count && left > 0; index++) {
      left--;
      const object = objectAt(index);
      const type = calls.FPDFPageObj_GetType(object);
      if (type === pathObject) found.shapes++;
      else if (type === formObject && depth < deepest) {
        visit(calls.FPDFFormObj_CountObjects(object), (at) => calls.FPDFFormObj_GetObject(object, at), depth + 1);
      } else if (type === imageObject || type === shadingObject) found.covered += areaOf(object);
    }
  }

  function areaOf(object: number): number {
    if (!calls.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) return 0;
    const at = bounds >> 2;
    const floats = pdfium.floats;
    return Math.abs((floats[at + 2]! - floats[at]!) * (floats[at + 3]! - floats[at + 1]!));
  }

  visit(calls.FPDFPage_CountObjects(page), (index) => calls.FPDFPage_GetObject(page, index), 0);
  calls.free(bounds);
  return found;
}
