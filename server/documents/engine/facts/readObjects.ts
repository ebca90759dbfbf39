import { inflateSync } from 'node:zlib';

/** A file that unpacks to more than this is a decompression bomb. */
const mostUnpacked = 24 * 1024 * 1024;
const largestStream = 4 * 1024 * 1024;
/** The dictionary precedes the stream. */
const dictionaryRoom = 600;
const chunk = 65_536;

/**
 * The dictionaries of a PDF as text, without the contents of its streams, and those that are packed in object streams: there
 * newer files keep most of theirs. Of an encrypted file only what is not packed.
 */
export function* readObjects(bytes: Uint8Array): Generator<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;
  let from = 0;
  while (from < file.length) {
    const stream = findStream(file, from);
    const end = stream ?? file.length;
    for (let at = from; at < end; at += chunk) yield file.toString('latin1', at, Math.min(end, at + chunk + 64));
    if (stream === undefined) return;
    const after = file.indexOf('endstream', stream);
    const close = after < 0 ? file.length : after;
    const dictionary = file.toString('latin1', Math.max(from, stream - dictionaryRoom), stream);
    if (/\/ObjStm\b/.test(dictionary.slice(dictionary.lastIndexOf(' obj'))) && unpacked < mostUnpacked) {
      const text = unpack(file.subarray(stream + 6, close));
      unpacked += text.length;
      yield text;
    }
    from = close + 9;
  }
}

/** Where the next stream begins: the word at a line's end, behind its dictionary. */
function findStream(file: Buffer, from: number): number | undefined {
  for (let at = file.indexOf('stream', from); at >= 0; at = file.indexOf('stream', at + 6)) {
    const next = file[at + 6];
    if ((next === 0x0a || next === 0x0d) && file.toString('latin1', at - 3, at) !== 'end') return at;
  }
  return undefined;
}

function unpack(packed: Buffer): string {
  const start = packed[0] === 0x0d && packed[1] === 0x0a ? 2 : 1;
  try {
    return inflateSync(packed.subarray(start), { maxOutputLength: largestStream, finishFlush: 2 }).toString('latin1');
  } catch {
    // Damaged, encrypted, or packed in another way: PDFium reports what it can.
    return '';
  }
}
