import type { Pdfium } from '../pdf/pdfium.ts';

const mostBytes = 2048;
const mostRoom = 1 << 20;

/** Text that PDFium writes into a buffer, by default as UTF-16; cut at a thousand characters. */
export function readString(
  pdfium: Pdfium,
  write: (buffer: number, length: number) => number,
  encoding: 'utf16le' | 'latin1' = 'utf16le',
): string {
  const room = write(0, 0);
  // PDFium writes nothing into a buffer that is too small.
  if (room <= 1 || room > mostRoom) return '';
  const buffer = pdfium.calls.malloc(room);
  if (buffer === 0) return '';
  write(buffer, room);
  const text = Buffer.from(pdfium.bytes.subarray(buffer, buffer + Math.min(room, mostBytes))).toString(encoding);
  pdfium.calls.free(buffer);
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}
