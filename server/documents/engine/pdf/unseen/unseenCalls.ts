import type { Pdfium, PdfiumCalls } from '../pdfium.ts';

/** Further functions of PDFium: how things are drawn, and what appears in a file beside its pages. */
type UnseenCalls = {
  FPDFPageObj_SetIsActive(object: number, active: number): number;
  FPDFPageObj_HasTransparency(object: number): number;
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_GetStrokeColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_GetStrokeWidth(object: number, width: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_GetClipPath(object: number): number;
  FPDFClipPath_CountPaths(clip: number): number;
  FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  FPDFClipPath_GetPathSegment(clip: number, path: number, segment: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFPageObj_CountMarks(object: number): number;
  FPDFPageObj_GetMark(object: number, index: number): number;
  FPDFPageObj_RemoveMark(object: number, mark: number): number;
  FPDFPageObjMark_GetName(mark: number, buffer: number, length: number, needed: number): number;
  FPDFPageObjMark_GetParamValueType(mark: number, key: number): number;
  FPDFPageObjMark_GetParamStringValue(
    mark: number,
    key: number,
    buffer: number,
    length: number,
    needed: number,
  ): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, length: number): number;
  FPDF_GetMetaText(document: number, key: number, buffer: number, length: number): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, length: number): number;
  EPDF_GetMetaKeyCount(document: number, onlyCustom: number): number;
  EPDF_GetMetaKeyName(document: number, index: number, onlyCustom: number, buffer: number, length: number): number;
  FPDFTextObj_GetText(object: number, textPage: number, buffer: number, length: number): number;
  FPDFText_GetText(textPage: number, from: number, count: number, buffer: number): number;
  FPDFFont_GetGlyphPath(font: number, glyph: number, size: number): number;
  FPDFGlyphPath_CountGlyphSegments(path: number): number;
  FPDFGlyphPath_GetGlyphPathSegment(path: number, index: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDFPageObj_SetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFTextObj_SetTextRenderMode(object: number, mode: number): number;
  FPDF_CountNamedDests(document: number): number;
  FPDF_GetNamedDest(document: number, index: number, buffer: number, length: number): number;
  FPDF_CreateNewDocument(): number;
  FPDFText_LoadStandardFont(document: number, name: number): number;
  FPDFFont_Close(font: number): void;
};

export function callsOf(pdfium: Pdfium): PdfiumCalls & UnseenCalls {
  return pdfium.calls as PdfiumCalls & UnseenCalls;
}
