import type { Pdfium } from '../pdf/pdfium.ts';

const mostBytes = 2048;

/** A text that PDFium writes into a buffer, as UTF-16 unless told otherwise; cut at a thousand characters. */
export function readString(
  pdfium: Pdfium,
  write: (buffer: number, length: number) => number,
  encoding: 'utf16le' | 'latin1' = 'utf16le',
): string {
  const length = write(0, 0);
  if (length <= 1) return '';
  const room = Math.min(length, 1 << 20);
  const buffer = pdfium.calls.malloc(room);
  if (buffer === 0) return '';
  write(buffer, room);
  const text = Buffer.from(pdfium.bytes.subarray(buffer, buffer + Math.min(room, mostBytes))).toString(encoding);
  pdfium.calls.free(buffer);
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}

/** A key's name in PDFium's memory, as long as it is used. */
export function withKey<Result>(pdfium: Pdfium, key: string, use: (pointer: number) => Result): Result {
  const pointer = pdfium.calls.malloc(key.length + 1);
  pdfium.bytes.set(Buffer.from(`${key}\0`, 'latin1'), pointer);
  try {
    return use(pointer);
  } finally {
    pdfium.calls.free(pointer);
  }
}
