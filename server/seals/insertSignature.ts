import { createHash } from 'node:crypto';
import { contentsBytes } from './preparePdf.ts';

const byteRange = '/ByteRange [0 1111111111 1111111112 1111111113]';
const contents = `<${'00'.repeat(contentsBytes)}>`;

/**
 * Fills in the place that a prepared PDF has for its signature: the ranges that it covers, which are the entire file but
 * the signature itself, and the signature over their digest.
 */
export async function insertSignature(
  prepared: Uint8Array,
  sign: (digest: Uint8Array) => Promise<Buffer>,
): Promise<Buffer> {
  const file = Buffer.from(prepared);
  const start = onlyPlace(file, contents);
  const end = start + contents.length;
  const written = `/ByteRange [0 ${start} ${end} ${file.length - end}]`;
  file.write(written.padEnd(byteRange.length, ' '), onlyPlace(file, byteRange), 'latin1');
  const digest = createHash('sha256').update(file.subarray(0, start)).update(file.subarray(end)).digest();
  const cms = (await sign(digest)).toString('hex');
  if (cms.length > contents.length - 2) throw new Error('The signature does not fit into the room for it.');
  file.write(cms, start + 1, 'latin1');
  return file;
}

/** A document that contains the same characters itself is not sealed in the wrong place. */
function onlyPlace(file: Buffer, text: string): number {
  const at = file.indexOf(text, 0, 'latin1');
  if (at < 0 || file.indexOf(text, at + 1, 'latin1') >= 0) throw new Error('The place of the signature is not clear.');
  return at;
}
