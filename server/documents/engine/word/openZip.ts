import { inflateRawSync } from 'node:zlib';
import { DocumentRefused } from '../DocumentRefused.ts';

const endRecord = 0x06054b50;
const directoryRecord = 0x02014b50;
const localRecord = 0x04034b50;
const longestComment = 0xffff;
const mostEntries = 5000;
/** A part or a package that claims to contain more is designed to exhaust the reader. */
const largestPart = 64 * 1024 * 1024;
const largestPackage = 256 * 1024 * 1024;

type Entry = { name: string; packedSize: number; size: number; method: number; flags: number; offset: number };

/** The parts of a ZIP package by name, as its directory declares them; nothing is unpacked until `read` asks for it. */
export type ZipPackage = { names: string[]; read(name: string): Uint8Array };

/** Opens a ZIP package, or answers undefined where the bytes are none; refuses one whose declared sizes are a bomb's. */
export function openZip(bytes: Uint8Array): ZipPackage | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const entries = readDirectory(view, end);
  const declared = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  if (declared > largestPackage) throw new DocumentRefused('document_too_much_memory', { declared_bytes: declared });
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw new DocumentRefused('document_corrupt', { missing: name });
      return unpack(view, entry);
    },
  };
}

function findEnd(view: Buffer): number | undefined {
  for (let at = view.length - 22; at >= 0 && at >= view.length - 22 - longestComment; at--) {
    if (view.readUInt32LE(at) === endRecord) return at;
  }
  return undefined;
}

function readDirectory(view: Buffer, end: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const count = view.readUInt16LE(end + 10);
  if (count > mostEntries) throw new DocumentRefused('document_too_much_memory', { entries: count });
  let at = view.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== directoryRecord)
      throw new DocumentRefused('document_corrupt');
    const nameLength = view.readUInt16LE(at + 28);
    const name = view.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, {
      name,
      flags: view.readUInt16LE(at + 8),
      method: view.readUInt16LE(at + 10),
      packedSize: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      offset: view.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(view: Buffer, { name, packedSize, size, method, flags, offset }: Entry): Uint8Array {
  if (flags & 1) throw new DocumentRefused('document_encrypted');
  if (size > largestPart) throw new DocumentRefused('document_too_much_memory', { part: name, declared_bytes: size });
  if (offset + 30 > view.length || view.readUInt32LE(offset) !== localRecord)
    throw new DocumentRefused('document_corrupt');
  const start = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
  const packed = view.subarray(start, start + packedSize);
  if (packed.length !== packedSize) throw new DocumentRefused('document_corrupt', { part: name });
  if (method === 0) return packed;
  if (method !== 8) throw new DocumentRefused('document_corrupt', { part: name });
  return inflate(packed, size, name);
}

/** Never more than declared: a part that declares a false size is refused at that size. */
function inflate(packed: Uint8Array, size: number, part: string): Uint8Array {
  try {
    const unpacked = inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
    if (unpacked.length === size) return unpacked;
  } catch {
    // Damaged and falsified parts look the same.
  }
  throw new DocumentRefused('document_corrupt', { part });
}
