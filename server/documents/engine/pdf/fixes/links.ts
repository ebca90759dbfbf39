import type { Pdfium } from '../pdfium.ts';
import { withFloats } from './places.ts';
import { writingCallsOf } from './writingCalls.ts';

const linkKind = 2;
const toAddress = 3;
const mostOfPage = 1000;

/** A link to a page of the same document: its rectangle in the page of the file, and the index of its target. */
export type InnerLink = { rect: [left: number, top: number, right: number, bottom: number]; target: number };

/** The links of an open page that lead to pages of the same document. They are lost when pages are copied. */
export function readInnerLinks(pdfium: Pdfium, document: number, page: number): InnerLink[] {
  const calls = writingCallsOf(pdfium);
  const found: InnerLink[] = [];
  eachAnnotation(pdfium, page, (annotation) => {
    const link = calls.FPDFAnnot_GetSubtype(annotation) === linkKind ? calls.FPDFAnnot_GetLink(annotation) : 0;
    const destination = link === 0 ? 0 : calls.FPDFLink_GetDest(document, link);
    const target = destination === 0 ? -1 : calls.FPDFDest_GetDestPageIndex(document, destination);
    if (target < 0) return;
    withFloats(pdfium, [0, 0, 0, 0], (rect) => {
      calls.FPDFAnnot_GetRect(annotation, rect);
      const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats.subarray(rect >> 2, (rect >> 2) + 4);
      found.push({ rect: [left, top, right, bottom], target });
    });
  });
  return found;
}

/** Removes the links of an open page that lead neither to an address nor anywhere in the document. */
export function removeOtherLinks(pdfium: Pdfium, page: number): void {
  const calls = writingCallsOf(pdfium);
  removeAnnotations(pdfium, page, (annotation) => {
    if (calls.FPDFAnnot_GetSubtype(annotation) !== linkKind) return false;
    const link = calls.FPDFAnnot_GetLink(annotation);
    const action = link === 0 ? 0 : calls.FPDFLink_GetAction(link);
    return action === 0 || calls.FPDFAction_GetType(action) !== toAddress;
  });
}

/** Adds links to pages of the same document. */
export function writeInnerLinks(pdfium: Pdfium, document: number, page: number, links: readonly InnerLink[]): void {
  const calls = writingCallsOf(pdfium);
  for (const { rect, target } of links) {
    const to = calls.FPDF_LoadPage(document, target);
    const annotation = to === 0 ? 0 : calls.FPDFPage_CreateAnnot(page, linkKind);
    if (annotation !== 0) {
      withFloats(pdfium, rect, (pointer) => calls.FPDFAnnot_SetRect(annotation, pointer));
      calls.FPDFAnnot_SetBorder(annotation, 0, 0, 0);
      const destination = calls.EPDFDest_CreateXYZ(to, 0, 0, 1, calls.FPDF_GetPageHeightF(to), 0, 0);
      calls.EPDFAnnot_SetAction(annotation, calls.EPDFAction_CreateGoTo(document, destination));
      calls.FPDFPage_CloseAnnot(annotation);
    }
    if (to !== 0) calls.FPDF_ClosePage(to);
  }
}

/** Removes the annotations of an open page of which `isUnwanted` says so. */
export function removeAnnotations(pdfium: Pdfium, page: number, isUnwanted: (annotation: number) => boolean): void {
  const calls = writingCallsOf(pdfium);
  const unwanted: number[] = [];
  eachAnnotation(pdfium, page, (annotation, index) => {
    if (isUnwanted(annotation)) unwanted.push(index);
  });
  for (const index of unwanted.reverse()) calls.FPDFPage_RemoveAnnot(page, index);
}

/** Calls for each annotation of an open page. */
export function eachAnnotation(
  { calls }: Pdfium,
  page: number,
  visit: (annotation: number, index: number) => void,
): void {
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), mostOfPage);
  for (let index = 0; index < count; index++) {
    const annotation = calls.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    visit(annotation, index);
    calls.FPDFPage_CloseAnnot(annotation);
  }
}
