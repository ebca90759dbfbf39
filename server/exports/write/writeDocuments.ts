import { createReadStream } from 'node:fs';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import type { ExportFile, Manifest } from '../manifest.ts';
import { splitLines } from '../splitLines.ts';
import { copyDocument } from './copyDocument.ts';
import { openLineFile } from './openLineFile.ts';

export type DocumentsDone = (copied: number) => void;

type Asked = {
  folder: string;
  previous: string | null;
  /** A file with the hash of each document, in order. */
  hashes: string;
  onDone: DocumentsDone;
};

/** Copies the documents into the export, with their list. Documents that are missing are reported, not fatal. */
export async function writeDocuments(
  blobs: BlobStore,
  { folder, previous, hashes, onDone }: Asked,
): Promise<{ file: ExportFile; documents: Manifest['documents'] }> {
  const list = await openLineFile(folder, 'documents.jsonl');
  const documents: Manifest['documents'] = { count: 0, bytes: 0, missing: [] };
  try {
    for await (const sha256 of splitLines(createReadStream(hashes))) {
      const size = await copyDocument(blobs, sha256, { folder, previous });
      if (size === null) {
        documents.missing.push(sha256);
        continue;
      }
      documents.count++;
      documents.bytes += size;
      await list.append([JSON.stringify({ sha256, size })]);
      onDone(documents.count);
    }
    return { file: await list.finish(), documents };
  } catch (error) {
    await list.abandon();
    throw error;
  }
}
