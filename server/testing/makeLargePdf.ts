import { makePdf } from './makeFiles.ts';

/** A PDF of this size that is read like a small one. */
export const makeLargePdf = (bytes: number, lines?: string[]): Buffer => padPdf(makePdf(lines), bytes);

/** Brings a PDF to this size by comments that no reader shows. */
export function padPdf(small: Buffer, bytes: number): Buffer {
  const table = small.lastIndexOf('xref', small.lastIndexOf('startxref') - 1);
  const trailer = small.subarray(table).toString('latin1');
  const filled = (length: number) => {
    const end = trailer.replace(/startxref\s+\d+/, `startxref\n${table + length}`);
    return { end, total: table + length + Buffer.byteLength(end) };
  };
  let length = bytes - small.length;
  length -= filled(length).total - bytes;
  const line = Buffer.alloc(length, 0x2e);
  // Lines of a kilobyte, each a comment.
  for (let at = 0; at < length; at += 1024) line[at] = 0x25;
  for (let at = 1023; at < length; at += 1024) line[at] = 0x0a;
  line[length - 1] = 0x0a;
  return Buffer.concat([small.subarray(0, table), line, Buffer.from(filled(length).end, 'latin1')]);
}
