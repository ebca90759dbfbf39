import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DocketSheet } from '../DocketSheet.ts';
import { type ArchivedDocument, writeIndex } from './writeIndex.ts';
import type { ZipFile } from './writeZip.ts';

/** A document that is in the archive, with the SHA-256 of its bytes. */
export type HashedDocument = ArchivedDocument & { sha256: string };

/** The index of an archive, and the SHA-256 of each of its files in the format of `sha256sum`. */
export function indexFiles(sheet: DocketSheet, documents: readonly HashedDocument[]): ZipFile[] {
  const index = writeIndex(sheet, documents);
  const sums = [...documents, { path: 'index.html', sha256: hashOf(index) }];
  return [
    textFile('index.html', index),
    textFile('SHA256SUMS', sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')),
  ];
}

/**
 * The SHA-256 of what an index discloses of a case: its title, its parties, and its entries up to a number. Later entries
 * change nothing; an entry that was sealed does.
 */
export function hashOfShown({ title, parties, entries }: DocketSheet, lastEntry: number): string {
  const shown = entries.filter(({ number }) => number <= lastEntry).map(({ number, text }) => ({ number, text }));
  return hashOf(JSON.stringify({ title, parties, shown }));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function textFile(name: string, text: string): ZipFile {
  return { name, read: async () => Readable.from([Buffer.from(text)]) };
}
