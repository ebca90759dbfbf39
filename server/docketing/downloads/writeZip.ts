import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file of an archive. `read` opens its bytes, which are the same each time. */
export type ZipFile = { name: string; read: () => Promise<Readable> };

/** The name is in UTF-8. */
const flags = 0x0800;
const version = 20;
type Written = { name: Buffer; crc: number; size: number; offset: number };

/**
 * A ZIP archive, part by part, so that no file is ever whole in memory. Files are stored as they are:
 * PDF and Word documents are compressed already. Each is read twice, first for its checksum, which its header states.
 * An archive of more than 4 GB or 65,535 files would need another format; the caller's limits are below it.
 */
export async function* writeZip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, read } of files) {
    const file = { name: Buffer.from(name), ...(await measure(await read())), offset };
    const header = localHeader(file, at);
    yield header;
    for await (const part of await read()) yield part as Buffer;
    offset += header.length + file.size;
    written.push(file);
  }
  const directory = Buffer.concat(written.map((file) => directoryEntry(file, at)));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

async function measure(bytes: Readable): Promise<{ crc: number; size: number }> {
  let [crc, size] = [0, 0];
  bytes.on('data', (part: Buffer) => {
    crc = crc32(part, crc);
    size += part.length;
  });
  await once(bytes, 'end');
  return { crc, size };
}

function localHeader({ name, ...file }: Written, at: Date): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  writeCommon(header, 6, { name, ...file }, at);
  return Buffer.concat([header, name]);
}

function directoryEntry({ name, offset, ...file }: Written, at: Date): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  entry.writeUInt16LE(version, 6);
  writeCommon(entry, 8, { name, offset, ...file }, at);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

/** What both headers state: flags, method 0 (stored), time, checksum, sizes, and the length of the name. */
function writeCommon(header: Buffer, from: number, { name, crc, size }: Written, at: Date): void {
  header.writeUInt16LE(flags, from);
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), from + 4);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  header.writeUInt16LE(date, from + 6);
  header.writeUInt32LE(crc, from + 8);
  header.writeUInt32LE(size, from + 12);
  header.writeUInt32LE(size, from + 16);
  header.writeUInt16LE(name.length, from + 20);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
