import type { Pdfium } from './pdfium.ts';

/** Annotations that carry words of the document: what was typed on it, and the fields of a form. */
const freeText = 3;
const stamp = 13;
const widget = 20;
const asDisplayed = 0;
const flattened = 1;
/** Looked at before a page is taken for one without such words. */
const mostAnnotations = 500;

/**
 * Loads a page as it prints: the values of a form's fields and what was typed over the page are made part of it, since
 * courts' forms come with the case number in a field. Answers 0 where the page does not load. Changes the copy in memory.
 */
export function loadPrintedPage(pdfium: Pdfium, document: number, index: number): number {
  const { calls } = pdfium;
  const page = calls.FPDF_LoadPage(document, index);
  if (page === 0 || !hasTypedWords(pdfium, page)) return page;
  if (calls.FPDFPage_Flatten(page, asDisplayed) !== flattened) return page;
  calls.FPDF_ClosePage(page);
  return calls.FPDF_LoadPage(document, index);
}

function hasTypedWords({ calls }: Pdfium, page: number): boolean {
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), mostAnnotations);
  for (let index = 0; index < count; index++) {
    const annotation = calls.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = calls.FPDFAnnot_GetSubtype(annotation);
    calls.FPDFPage_CloseAnnot(annotation);
    if (subtype === widget || subtype === freeText || subtype === stamp) return true;
  }
  return false;
}
