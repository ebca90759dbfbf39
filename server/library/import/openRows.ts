import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type CsvEscape, openCsvScanner } from './csvScanner.ts';
import { ImportRefused } from './ImportRefused.ts';

const batchRows = 5_000;

/**
 * The wanted columns of a CSV file, a few thousand rows at a time; `.bz2` and `.gz` are unpacked on the way. Whatever its
 * size, no more than a batch is in memory.
 */
export async function* openRows(
  file: string,
  wanted: readonly string[],
  escaping: CsvEscape,
): AsyncGenerator<string[][]> {
  const scanner = openCsvScanner(wanted, escaping);
  let batch: string[][] = [];
  for await (const chunk of openBytes(file)) {
    batch.push(...scanner.push(chunk as Buffer));
    while (batch.length >= batchRows) {
      yield batch.slice(0, batchRows);
      batch = batch.slice(batchRows);
    }
  }
  batch.push(...scanner.end());
  if (batch.length > 0) yield batch;
}

function openBytes(file: string): AsyncIterable<unknown> {
  const options = { highWaterMark: 256 * 1024 };
  if (file.endsWith('.gz')) return createReadStream(file, options).pipe(createGunzip());
  return file.endsWith('.bz2') ? unpackBzip(file) : createReadStream(file, options);
}

/** By the system's own bzip2: Node has none. */
async function* unpackBzip(file: string): AsyncGenerator<Buffer> {
  const child = spawn('bzip2', ['-dc', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = `${said}${piece}`.slice(-500);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // A reader that stops in the middle must not leave it waiting.
  ended.catch(() => {});
  try {
    yield* child.stdout as AsyncIterable<Buffer>;
    const code = await ended;
    if (code !== 0)
      throw new ImportRefused(`${file} cannot be decompressed: ${said.trim() || `bzip2 exited with status ${code}`}`);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    throw new ImportRefused('bzip2 is not installed on this machine. Install it, or decompress the file first.');
  } finally {
    child.kill();
  }
}
