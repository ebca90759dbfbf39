import type { Pdfium } from '../pdfium.ts';

const mostBytes = 200_000;

/** A text that PDFium writes into a buffer as UTF-16, complete up to a hundred thousand characters. */
export function readText(pdfium: Pdfium, write: (buffer: number, length: number) => number): string {
  const needed = write(0, 0);
  if (needed <= 2 || needed > 1 << 26) return '';
  const buffer = pdfium.calls.malloc(needed);
  if (buffer === 0) return '';
  write(buffer, needed);
  const text = Buffer.from(pdfium.bytes.subarray(buffer, buffer + Math.min(needed, mostBytes))).toString('utf16le');
  pdfium.calls.free(buffer);
  return text.replace(/\0+$/, '');
}
