import { DocumentRefused } from '../DocumentRefused.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { repairPdf } from './repairPdf.ts';

/** PDFium's error numbers that mean a password or an unknown lock. */
const passwordError = 4;
const securityError = 5;

/** A PDF held open in PDFium's memory until `close`. */
export type OpenPdf = { pdfium: Pdfium; document: number; pageCount: number; close(): void };

/** Opens a PDF, repaired where its end is lost; an empty password is tried by itself, as every viewer does. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdfium = await loadPdfium();
  try {
    return load(pdfium, bytes);
  } catch (error) {
    const repaired = (error as DocumentRefused).code === 'document_corrupt' ? repairPdf(bytes) : undefined;
    if (repaired === undefined) throw error;
    return load(pdfium, repaired);
  }
}

function load(pdfium: Pdfium, bytes: Uint8Array): OpenPdf {
  const { calls } = pdfium;
  // A private copy with a closing zero: PDFium reads from it as long as the document is open.
  const data = calls.malloc(bytes.length + 1);
  if (data === 0) throw new DocumentRefused('document_too_much_memory');
  pdfium.bytes.set(bytes, data);
  pdfium.bytes[data + bytes.length] = 0;
  const document = calls.FPDF_LoadMemDocument(data, bytes.length, 0);
  if (document === 0) {
    const error = calls.FPDF_GetLastError();
    calls.free(data);
    throw new DocumentRefused(
      error === passwordError || error === securityError ? 'document_encrypted' : 'document_corrupt',
    );
  }
  return {
    pdfium,
    document,
    pageCount: calls.FPDF_GetPageCount(document),
    close() {
      calls.FPDF_CloseDocument(document);
      calls.free(data);
    },
  };
}
