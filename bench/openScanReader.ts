import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentText } from '#domain/documents/DocumentText';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import type { Recognition, RecognizedStore } from '#server/documents/engine/ocr/Recognition';
import type { Recognizer } from '#server/documents/engine/ocr/Recognizer';
import { recognizeDocument } from '#server/documents/engine/ocr/recognizeDocument';
import { drawForRecognition } from '#server/documents/engine/pdf/drawForRecognition';
import { readDocument } from '#server/documents/engine/readDocumentText';

/** Reads documents in this process, scans through OCR. */
export type ScanReader = {
  read(bytes: Uint8Array, fileName: string): Promise<DocumentText>;
  close(): Promise<void>;
};

const ocrSources = fileURLToPath(new URL('../server/documents/engine/ocr', import.meta.url));
const drawing = fileURLToPath(new URL('../server/documents/engine/pdf/drawForRecognition.ts', import.meta.url));

/**
 * Opens a reader of scans for benches. What was recognised is kept in the system's temporary folder, under the document's
 * hash and that of the code that recognises, so that a second run is quick and a changed program begins anew.
 */
export async function openScanReader(ocr: boolean): Promise<ScanReader> {
  const folder = path.join(os.tmpdir(), 'assize-recognized');
  await mkdir(folder, { recursive: true });
  const found = ocr ? await openRecognition() : undefined;
  const recognition: Recognition | undefined = found && {
    ...found,
    recognizer: keepPictures(found.recognizer, folder),
  };
  const store = openStore(folder, recognition?.recognizer.name ?? '');
  return {
    async read(bytes, fileName) {
      const first = await readDocument(bytes, fileName);
      const wanting = first.pagesWithoutText;
      if (recognition === undefined || wanting.length === 0) return first.text;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const known = await store.find(sha256);
      const pages = wanting.filter((page) => known[page] === undefined);
      const { recognized } = await recognizeDocument(recognition, store, {
        sha256,
        pages,
        known: wanting.length - pages.length,
        draw: (page, order) => drawForRecognition(bytes, page, order),
      });
      return (await readDocument(bytes, fileName, { recognized: { ...known, ...recognized } })).text;
    },
    close: async () => recognition?.recognizer.close(),
  };
}

function openStore(folder: string, recognizer: string): RecognizedStore {
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

/** The same picture is not looked at twice, whatever is made of what was seen on it. */
function keepPictures(recognizer: Recognizer, folder: string): Recognizer {
  return {
    ...recognizer,
    async recognize(picture) {
      const key = createHash('sha256')
        .update(recognizer.name)
        .update(String(picture.leftovers))
        .update(picture.png)
        .digest('hex');
      const file = path.join(folder, `${key.slice(0, 40)}.hocr`);
      const kept = await readFile(file, 'utf8').catch(() => null);
      if (kept !== null) return kept;
      const hocr = await recognizer.recognize(picture);
      await writeFile(file, hocr);
      return hocr;
    },
  };
}
