/** A signature in a PDF: the bytes that it covers, and its CMS in hexadecimal. */
export type FoundSignature = {
  /** Offset and length of the two ranges that the signature covers. */
  range: readonly [number, number, number, number];
  cms: string;
  /** Whether it covers the file to its last byte. */
  is_last: boolean;
};

const rangePattern = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
const atMost = 20;

/**
 * The signatures of a PDF. Only one whose gap is exactly the hexadecimal string of its CMS counts (ISO 32000-2, 12.8.1):
 * anything else there would be a part of the file that no one signed. `text` is the file with one character for each byte.
 */
export function findSignatures(text: string): FoundSignature[] {
  return [...text.matchAll(rangePattern)].slice(0, atMost).flatMap(([, ...digits]) => {
    const [start, before, after, rest] = digits.map(Number) as [number, number, number, number];
    if (start !== 0 || before >= after || after + rest > text.length) return [];
    const gap = text.slice(before, after);
    const cms = /^<([0-9a-fA-F]+)>$/.exec(gap)?.[1];
    if (!cms) return [];
    return [{ range: [start, before, after, rest] as const, cms, is_last: after + rest === text.length }];
  });
}

/** The bytes that a signature covers. */
export function coveredBytes(bytes: Uint8Array, { range }: FoundSignature): Uint8Array<ArrayBuffer> {
  const [start, before, after, rest] = range;
  const covered = new Uint8Array(before + rest);
  covered.set(bytes.subarray(start, start + before));
  covered.set(bytes.subarray(after, after + rest), before);
  return covered;
}
