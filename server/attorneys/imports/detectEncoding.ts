import type { Encoding } from '#domain/attorneys/imports/importTerms';

const sampleBytes = 4096;

/**
 * The encoding of a file: by its mark, by the zero bytes of UTF-16, as valid UTF-8, or else as Windows’ Latin. Null for
 * a file that is not text.
 */
export function detectEncoding(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return isTextIn('utf-8', bytes) ? 'utf-8' : null;
  if (startsWith(bytes, [0xff, 0xfe])) return isTextIn('utf-16le', bytes) ? 'utf-16le' : null;
  if (startsWith(bytes, [0xfe, 0xff])) return isTextIn('utf-16be', bytes) ? 'utf-16be' : null;
  const wide = wideEncoding(bytes.subarray(0, sampleBytes));
  if (wide) return isTextIn(wide, bytes) ? wide : null;
  if (bytes.includes(0)) return null;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Decodes a file; the mark at its beginning is not part of the text. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/** Latin text in UTF-16 has a zero byte in nearly every pair, always on the same side. */
function wideEncoding(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (sample.length < 4 || !sample.includes(0)) return null;
  let [even, odd] = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) index % 2 === 0 ? even++ : odd++;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Text contains no character of value zero in its own encoding. */
function isTextIn(encoding: Encoding, bytes: Uint8Array): boolean {
  return !decodeText(bytes, encoding).includes('\0');
}
