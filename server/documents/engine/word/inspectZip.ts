/** What the directory of a zip archive declares, read without inflating anything. */
export type ZipDirectory = { names: string[]; inflatedBytes: number; encrypted: boolean };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/** Null when the bytes are no whole zip archive. */
export function inspectZip(bytes: Uint8Array): ZipDirectory | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const directory: ZipDirectory = { names: [], inflatedBytes: 0, encrypted: false };
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) return null;
    directory.encrypted ||= (view.getUint16(at + 8, true) & 1) === 1;
    directory.inflatedBytes += view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    directory.names.push(Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8'));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return directory;
}

/** The end record stands last, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= least; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}
