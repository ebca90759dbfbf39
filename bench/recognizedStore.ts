import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RecognizedStore } from '#server/documents/engine/ocr/Recognition';

const ocrSources = fileURLToPath(new URL('../server/documents/engine/ocr', import.meta.url));
const drawing = fileURLToPath(new URL('../server/documents/engine/pdf/drawForRecognition.ts', import.meta.url));

/** The folder in which the benchmarks store recognized text, so that a second run is fast. */
export async function recognizedFolder(): Promise<string> {
  const folder = path.join(os.tmpdir(), 'assize-recognized');
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Stores recognized pages by the hashes of the document and of the recognizing code, so that changed code starts over.
 */
export function openRecognizedStore(folder: string, recognizer: string): RecognizedStore {
  const code = createHash('sha256').update(recognizer).update(readFileSync(drawing));
  for (const file of readdirSync(ocrSources).sort()) code.update(readFileSync(path.join(ocrSources, file)));
  const version = code.digest('hex').slice(0, 12);
  const fileOf = (sha256: string) => path.join(folder, `${sha256.slice(0, 40)}-${version}.json`);
  const open = new Map<string, Promise<Record<number, string>>>();
  const pagesOf = (sha256: string) => {
    const pages = open.get(sha256) ?? readFile(fileOf(sha256), 'utf8').then(JSON.parse, () => ({}));
    open.set(sha256, pages);
    return pages;
  };
  let writing = Promise.resolve();
  return {
    find: pagesOf,
    findFailed: async () => [],
    async keep(sha256, page, _recognizer, packed) {
      const pages = await pagesOf(sha256);
      pages[page] = packed;
      writing = writing.then(() => writeFile(fileOf(sha256), JSON.stringify(pages)));
      await writing;
    },
    keepFailure: async () => {},
  };
}
