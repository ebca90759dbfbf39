import type { PrintedWord } from './PrintedWord.ts';
import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

/** Annotations that carry words of the document: what was typed on it, stamped on it, or filled into a form. */
const freeText = 3;
const square = 5;
const stamp = 13;
const widget = 20;
/** What fills an annotation of a kind that may cover what appears under it: its background, or its inside. */
const fillOf: Record<number, number> = { [freeText]: 0, [square]: 1 };
const opaque = 255;
/** Objects that are examined before a page is assumed to have no such words. */
const mostAnnotations = 500;

/** What something opaque was typed over, in the file's own points. */
export type Cover = { left: number; top: number; right: number; bottom: number };

/** Whether words were typed, stamped, or filled in on a page, and which of them are under opaque ones. */
export function findTypedWords(pdfium: Pdfium, page: number): { any: boolean; covers: Cover[] } {
  const { calls } = pdfium;
  const found = { any: false, covers: [] as Cover[] };
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), mostAnnotations);
  for (let index = 0; index < count; index++) {
    const annotation = calls.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = calls.FPDFAnnot_GetSubtype(annotation);
    if (subtype === widget || subtype === freeText || subtype === stamp) found.any = true;
    const fill = fillOf[subtype];
    if (fill !== undefined) found.covers.push(...coverOf(pdfium, annotation, fill));
    calls.FPDFPage_CloseAnnot(annotation);
  }
  found.any ||= found.covers.length > 0;
  return found;
}

function coverOf(pdfium: Pdfium, annotation: number, fill: number): Cover[] {
  const { calls } = pdfium;
  const scratch = calls.malloc(16);
  const at = scratch >> 2;
  const filled = calls.EPDFAnnot_GetColor(annotation, fill, scratch, scratch + 4, scratch + 8);
  const seen = calls.EPDFAnnot_GetOpacity(annotation, scratch) ? pdfium.bytes[scratch]! : opaque;
  const placed = calls.FPDFAnnot_GetRect(annotation, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats.subarray(at, at + 4);
  calls.free(scratch);
  return filled && placed && seen === opaque ? [{ left, top, right, bottom }] : [];
}

/** A word is covered when its middle is. */
export function isCovered(word: PrintedWord, cover: Cover, { a, b, c, d, e, f }: PageFrame): boolean {
  const x1 = a * cover.left + c * cover.top + e;
  const x2 = a * cover.right + c * cover.bottom + e;
  const y1 = b * cover.left + d * cover.top + f;
  const y2 = b * cover.right + d * cover.bottom + f;
  const x = (word.left + word.right) / 2;
  const y = (word.top + word.bottom) / 2;
  return x > Math.min(x1, x2) && x < Math.max(x1, x2) && y > Math.min(y1, y2) && y < Math.max(y1, y2);
}
