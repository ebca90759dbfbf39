const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = 0xfffffffe;
const mostSectors = 4096;

/** What an OLE compound file (DOC, XLS, MSG, an encrypted DOCX) holds, without opening any of it. */
export type CompoundFile = { streams: string[]; startOf(stream: string): Uint8Array };

/** Reads the directory of an OLE compound file; undefined where the bytes are none or its chains are broken. */
export function readCompoundFile(bytes: Uint8Array): CompoundFile | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 512 || !view.subarray(0, 8).equals(signature)) return undefined;
  const sectorSize = 1 << view.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) return undefined;
  const sector = (index: number) => view.subarray((index + 1) * sectorSize, (index + 2) * sectorSize);
  const starts = new Map<string, number>();
  let next = view.readUInt32LE(48);
  for (let count = 0; next < endOfChain && count < mostSectors; count++) {
    const directory = sector(next);
    if (directory.length < sectorSize) return undefined;
    for (let at = 0; at < sectorSize; at += 128) {
      const nameLength = directory.readUInt16LE(at + 64);
      if (directory[at + 66] !== 2 || nameLength < 2 || nameLength > 64) continue;
      starts.set(directory.toString('utf16le', at, at + nameLength - 2), directory.readUInt32LE(at + 116));
    }
    const following = nextSector(view, sector, sectorSize, next);
    if (following === undefined) return undefined;
    next = following;
  }
  return {
    streams: [...starts.keys()],
    startOf: (stream) => sector(starts.get(stream) ?? endOfChain),
  };
}

/** The first 109 sectors of the allocation table are listed in the header; they cover files up to 7 MB, directories far more. */
function nextSector(view: Buffer, sector: (index: number) => Buffer, sectorSize: number, index: number) {
  const perSector = sectorSize / 4;
  const table = Math.floor(index / perSector);
  if (table >= 109) return endOfChain;
  const page = sector(view.readUInt32LE(76 + 4 * table));
  const at = 4 * (index % perSector);
  return at + 4 <= page.length ? page.readUInt32LE(at) : undefined;
}
