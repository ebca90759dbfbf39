import { DocumentRefused } from '../DocumentRefused.ts';
import type { Pdfium } from './pdfium.ts';

/** The bytes of an open document, written as a new file. */
export function savePdf(pdfium: Pdfium, document: number): Uint8Array {
  const { calls } = pdfium;
  const writer = calls.PDFiumExt_OpenFileWriter();
  try {
    if (!calls.PDFiumExt_SaveAsCopy(document, writer)) throw new DocumentRefused('document_corrupt');
    const size = calls.PDFiumExt_GetFileWriterSize(writer);
    const buffer = calls.malloc(size);
    if (buffer === 0) throw new DocumentRefused('document_too_much_memory');
    calls.PDFiumExt_GetFileWriterData(writer, buffer, size);
    const bytes = pdfium.bytes.slice(buffer, buffer + size);
    calls.free(buffer);
    return bytes;
  } finally {
    calls.PDFiumExt_CloseFileWriter(writer);
  }
}

/** Calls with a text in PDFium's memory: as a C string, or in UTF-16 as its functions for text take it. */
export function withText<Result>(
  pdfium: Pdfium,
  text: string,
  encoding: 'latin1' | 'utf16le',
  work: (pointer: number) => Result,
): Result {
  const encoded = Buffer.from(`${text}\0`, encoding);
  const pointer = pdfium.calls.malloc(encoded.length);
  if (pointer === 0) throw new DocumentRefused('document_too_much_memory');
  pdfium.bytes.set(encoded, pointer);
  try {
    return work(pointer);
  } finally {
    pdfium.calls.free(pointer);
  }
}
