import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/**
 * The functions of PDFium this portal calls, straight from the WebAssembly instance:
 * several are called once per character, and the package's own wrapper costs twenty times the call.
 * Handles and pointers are numbers; a pointer argument is written to.
 */
export type PdfiumCalls = {
  memory: { buffer: ArrayBufferLike };
  malloc(bytes: number): number;
  free(pointer: number): void;
  PDFiumExt_Init(): void;
  FPDF_LoadMemDocument(data: number, length: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_CreateNewDocument(): number;
  FPDF_ImportPagesByIndex(to: number, from: number, indices: number, count: number, at: number): number;
  PDFiumExt_OpenFileWriter(): number;
  PDFiumExt_SaveAsCopy(document: number, writer: number): number;
  PDFiumExt_GetFileWriterSize(writer: number): number;
  PDFiumExt_GetFileWriterData(writer: number, buffer: number, size: number): number;
  PDFiumExt_CloseFileWriter(writer: number): void;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  FPDF_GetPageBoundingBox(page: number, rect: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetRect(annotation: number, rect: number): number;
  EPDFAnnot_GetColor(annotation: number, kind: number, red: number, green: number, blue: number): number;
  EPDFAnnot_GetOpacity(annotation: number, opacity: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  PDFiumExt_OpenFormFillInfo(): number;
  PDFiumExt_InitFormFillEnvironment(document: number, info: number): number;
  PDFiumExt_ExitFormFillEnvironment(form: number): void;
  PDFiumExt_CloseFormFillInfo(info: number): void;
  FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, length: number): number;
  FPDFAnnot_GetFileAttachment(annotation: number): number;
  FPDFAnnot_GetLink(annotation: number): number;
  FPDFLink_GetAction(link: number): number;
  FPDFAction_GetType(action: number): number;
  FPDFAction_GetURIPath(document: number, action: number, buffer: number, length: number): number;
  FPDF_GetSecurityHandlerRevision(document: number): number;
  FPDF_GetFormType(document: number): number;
  FPDFDoc_GetJavaScriptActionCount(document: number): number;
  FPDFDoc_GetAttachmentCount(document: number): number;
  FPDFDoc_GetAttachment(document: number, index: number): number;
  FPDFAttachment_GetName(attachment: number, buffer: number, length: number): number;
  FPDF_GetSignatureCount(document: number): number;
  FPDF_GetSignatureObject(document: number, index: number): number;
  FPDFSignatureObj_GetContents(signature: number, buffer: number, length: number): number;
  FPDFBookmark_GetFirstChild(document: number, bookmark: number): number;
  FPDFBookmark_GetNextSibling(document: number, bookmark: number): number;
  FPDFBookmark_GetTitle(bookmark: number, buffer: number, length: number): number;
  FPDFPage_Flatten(page: number, usage: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFText_GetFontSize(textPage: number, index: number): number;
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number;
  FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFTextObj_GetFont(object: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFFont_GetBaseFontName(font: number, buffer: number, length: number): number;
  FPDFFont_GetWeight(font: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDF_RenderPageBitmapWithMatrix(bitmap: number, page: number, matrix: number, clipping: number, flags: number): void;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  FPDF_ImportPages(into: number, from: number, pages: number, index: number): number;
  FPDFPage_New(document: number, index: number, width: number, height: number): number;
  FPDFPage_InsertObject(page: number, object: number): void;
  FPDFPage_GenerateContent(page: number): number;
  FPDFPageObj_NewTextObj(document: number, font: number, size: number): number;
  FPDFPageObj_CreateNewRect(x: number, y: number, width: number, height: number): number;
  FPDFPageObj_SetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_SetStrokeColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_SetStrokeWidth(object: number, width: number): number;
  FPDFPageObj_Transform(object: number, a: number, b: number, c: number, d: number, e: number, f: number): void;
  FPDFPath_SetDrawMode(path: number, fill: number, stroke: number): number;
  FPDFText_SetText(object: number, text: number): number;
};

/** PDFium, with views of its memory that are made again whenever that memory has grown. */
export class Pdfium {
  readonly calls: PdfiumCalls;
  #buffer: ArrayBufferLike;
  #bytes: Uint8Array;
  #doubles: Float64Array;
  #floats: Float32Array;

  constructor(calls: PdfiumCalls) {
    this.calls = calls;
    this.#buffer = calls.memory.buffer;
    this.#bytes = new Uint8Array(this.#buffer);
    this.#doubles = new Float64Array(this.#buffer);
    this.#floats = new Float32Array(this.#buffer);
  }

  #renew() {
    if (this.#buffer === this.calls.memory.buffer) return;
    this.#buffer = this.calls.memory.buffer;
    this.#bytes = new Uint8Array(this.#buffer);
    this.#doubles = new Float64Array(this.#buffer);
    this.#floats = new Float32Array(this.#buffer);
  }

  get bytes(): Uint8Array {
    this.#renew();
    return this.#bytes;
  }

  /** Indexed by pointer / 8. */
  get doubles(): Float64Array {
    this.#renew();
    return this.#doubles;
  }

  /** Indexed by pointer / 4. */
  get floats(): Float32Array {
    this.#renew();
    return this.#floats;
  }

  /** Bytes of memory PDFium holds; it never shrinks. */
  get heldBytes(): number {
    return this.calls.memory.buffer.byteLength;
  }
}

let loading: Promise<Pdfium> | undefined;

/** PDFium of this process, started at the first call. It is synchronous and belongs in a worker. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= start();
  return loading;
}

async function start(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  const { pdfium } = await init({ wasmBinary });
  const calls = pdfium.wasmExports as unknown as PdfiumCalls;
  calls.PDFiumExt_Init();
  return new Pdfium(calls);
}
