import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

const imageObject = 3;
const formObject = 5;
const usual = 300;
const coarsest = 200;
const finest = 400;
/** A scan fills its page. */
const fills = 0.9;

/**
 * The dots an inch at which a page is best drawn for recognition: those of the scan where it is one picture of about
 * that fineness, since each drawing on another grid blurs it; else 300, at which recognizers were trained.
 */
export function scanResolution(pdfium: Pdfium, page: number, frame: PageFrame): number {
  const { calls } = pdfium;
  const image = onlyImage(pdfium, page);
  if (image === 0) return usual;
  const scratch = calls.malloc(24);
  try {
    const at = scratch >> 2;
    const sized = calls.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4);
    const placed = calls.FPDFPageObj_GetBounds(image, scratch + 8, scratch + 12, scratch + 16, scratch + 20);
    if (!sized || !placed) return usual;
    const whole = new Uint32Array(pdfium.calls.memory.buffer, scratch, 2);
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.floats.subarray(at + 2, at + 6);
    const area = Math.abs((right - left) * (top - bottom));
    if (area < fills * frame.width * frame.height) return usual;
    const resolution = 72 * Math.sqrt((whole[0]! * whole[1]!) / area);
    return resolution >= coarsest && resolution <= finest ? resolution : usual;
  } finally {
    calls.free(scratch);
  }
}

/** The one picture on a page, also where it appears in a form; 0 when there is none or more than one. */
function onlyImage({ calls }: Pdfium, page: number): number {
  let found = 0;
  const count = Math.min(calls.FPDFPage_CountObjects(page), 2000);
  for (let index = 0; index < count; index++) {
    const object = calls.FPDFPage_GetObject(page, index);
    const type = calls.FPDFPageObj_GetType(object);
    if (type === formObject && calls.FPDFFormObj_CountObjects(object) === 1) {
      const inner = calls.FPDFFormObj_GetObject(object, 0);
      if (calls.FPDFPageObj_GetType(inner) !== imageObject) continue;
      // Its bounds are in the form's own units.
      return 0;
    }
    if (type !== imageObject) continue;
    if (found !== 0) return 0;
    found = object;
  }
  return found;
}
