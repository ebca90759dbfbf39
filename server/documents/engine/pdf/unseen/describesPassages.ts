import { inflateSync } from 'node:zlib';

const mostPacked = 400;
const largest = 4_000_000;

/** Whether a file's elements carry texts of their own (descriptions, replacements): told by their keys, also in packed objects. */
export function describesPassages(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (saysSo(file)) return true;
  let at = file.indexOf('/ObjStm');
  for (let count = 0; at >= 0 && count < mostPacked; count++, at = file.indexOf('/ObjStm', at + 7)) {
    const begins = file.indexOf('stream', at);
    if (begins < 0 || begins - at > 400) continue;
    const start = begins + (file[begins + 6] === 0x0d ? 8 : 7);
    try {
      if (saysSo(inflateSync(file.subarray(start), { maxOutputLength: largest, finishFlush: 2 }))) return true;
    } catch {
      // Packed or locked in another way: what cannot be opened says nothing here.
    }
  }
  return false;
}

function saysSo(text: Buffer): boolean {
  return text.includes('/StructElem') && (hasText(text, '/Alt') || hasText(text, '/ActualText'));
}

/** The key with a text behind it; `/Alternate` is another key. */
function hasText(text: Buffer, key: string): boolean {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + key.length)) {
    if (/^\s*[(<]/.test(text.toString('latin1', at + key.length, at + key.length + 8))) return true;
  }
  return false;
}
