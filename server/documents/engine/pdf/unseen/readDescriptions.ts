import { inflateSync } from 'node:zlib';

/** Keys of what elements of a tagged file are described, replaced, spelled out and explained by. */
const keys = ['/Alt', '/ActualText', '/E', '/TU'];
/** Keys of what programs name: fields, headings, layers, files. */
const nameKeys = ['/T', '/Name', '/F'];
/** Keys of what people name: attachments, and the beginnings of page numbers. */
const titleKeys = ['/Desc', '/UF', '/P'];
const mostTexts = 300;
const mostPacked = 400;
const largest = 4_000_000;
const longest = 4000;

/**
 * The texts that describe pictures, passages, and fields to users of screen readers, found in the file's objects:
 * programs also read those that belong to no page. They cannot be read from an encrypted file.
 */
export const readDescriptions = (bytes: Uint8Array): string[] => readTexts(bytes, keys);

/** The names of a file's parts, which appear on no page: those that programs give, and those that people give. */
export const readPartNames = (bytes: Uint8Array): { names: string[]; titles: string[] } => ({
  names: readTexts(bytes, nameKeys),
  titles: readTexts(bytes, titleKeys),
});

function readTexts(bytes: Uint8Array, wanted: readonly string[]): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts = new Set<string>();
  gatherFrom(file, wanted, texts);
  let at = file.indexOf('/ObjStm');
  for (
    let count = 0;
    at >= 0 && count < mostPacked && texts.size < mostTexts;
    count++, at = file.indexOf('/ObjStm', at + 7)
  ) {
    const begins = file.indexOf('stream', at);
    if (begins < 0 || begins - at > 400) continue;
    const start = begins + (file[begins + 6] === 0x0d ? 8 : 7);
    try {
      gatherFrom(inflateSync(file.subarray(start), { maxOutputLength: largest, finishFlush: 2 }), wanted, texts);
    } catch {
      // Compressed or encrypted in another way: what cannot be opened contributes nothing.
    }
  }
  return [...texts];
}

function gatherFrom(text: Buffer, wanted: readonly string[], texts: Set<string>): void {
  for (const key of wanted) {
    for (let at = text.indexOf(key); at >= 0 && texts.size < mostTexts; at = text.indexOf(key, at + key.length)) {
      const found = readLiteral(text, at + key.length);
      if (found !== '') texts.add(found);
    }
  }
}

const open = 0x28;
const close = 0x29;
const backslash = 0x5c;
const hexOpen = 0x3c;

/** A text of a PDF behind a key: in brackets or in figures; '' where something else appears there. */
function readLiteral(text: Buffer, from: number): string {
  let at = from;
  while (at < from + 4 && (text[at] === 0x20 || text[at] === 0x0a || text[at] === 0x0d)) at++;
  if (text[at] === hexOpen && text[at + 1] !== hexOpen) {
    const end = text.indexOf('>', at);
    return end < 0 || end - at > 2 * longest
      ? ''
      : decode(Buffer.from(text.toString('latin1', at + 1, end).replace(/\s/g, ''), 'hex'));
  }
  if (text[at] !== open) return '';
  const read: number[] = [];
  for (let depth = 1, index = at + 1; index < text.length && read.length < longest; index++) {
    let byte = text[index]!;
    if (byte === backslash) {
      const octal = /^[0-7]{1,3}/.exec(text.toString('latin1', index + 1, index + 4))?.[0];
      if (octal !== undefined) byte = Number.parseInt(octal, 8) & 255;
      else byte = text[index + 1] ?? 0;
      index += octal?.length ?? 1;
    } else if (byte === open) depth++;
    else if (byte === close && --depth === 0) return decode(Buffer.from(read));
    read.push(byte);
  }
  return '';
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString('utf16le')
      .trim();
  return bytes.toString('latin1').trim();
}
