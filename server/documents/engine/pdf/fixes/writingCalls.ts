import type { Pdfium, PdfiumCalls } from '../pdfium.ts';

/** Further functions of PDFium, which write: bookmarks, links, page boxes, copies of pages. */
type WritingCalls = {
  EPDFBookmark_AppendChild(document: number, parent: number, title: number): number;
  EPDFBookmark_SetDest(document: number, bookmark: number, destination: number): number;
  FPDFBookmark_GetDest(document: number, bookmark: number): number;
  FPDFBookmark_GetAction(bookmark: number): number;
  FPDFAction_GetDest(document: number, action: number): number;
  FPDFDest_GetDestPageIndex(document: number, destination: number): number;
  EPDFDest_CreateXYZ(
    page: number,
    hasLeft: number,
    left: number,
    hasTop: number,
    top: number,
    hasZoom: number,
    zoom: number,
  ): number;
  EPDFAction_CreateGoTo(document: number, destination: number): number;
  EPDFAnnot_SetAction(annotation: number, action: number): number;
  FPDFLink_GetDest(document: number, link: number): number;
  FPDFPage_CreateAnnot(page: number, subtype: number): number;
  FPDFPage_RemoveAnnot(page: number, index: number): number;
  FPDFAnnot_SetRect(annotation: number, rect: number): number;
  FPDFAnnot_SetBorder(annotation: number, horizontal: number, vertical: number, width: number): number;
  FPDF_GetPageAAction(page: number, when: number): number;
  FPDFPage_Delete(document: number, index: number): void;
  FPDFPage_SetMediaBox(page: number, left: number, bottom: number, right: number, top: number): void;
  FPDFPage_SetCropBox(page: number, left: number, bottom: number, right: number, top: number): void;
  FPDFPage_TransFormWithClip(page: number, matrix: number, clip: number): number;
  FPDFPage_TransformAnnots(page: number, a: number, b: number, c: number, d: number, e: number, f: number): void;
  FPDF_NewXObjectFromPage(into: number, from: number, index: number): number;
  FPDF_NewFormObjectFromXObject(form: number): number;
  FPDF_CloseXObject(form: number): void;
};

export function writingCallsOf(pdfium: Pdfium): PdfiumCalls & WritingCalls {
  return pdfium.calls as PdfiumCalls & WritingCalls;
}
