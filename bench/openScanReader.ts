import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentText } from '#domain/documents/DocumentText';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import type { Recognition } from '#server/documents/engine/ocr/Recognition';
import { recognizeDocument } from '#server/documents/engine/ocr/recognizeDocument';
import { drawForRecognition } from '#server/documents/engine/pdf/drawForRecognition';
import { readDocument } from '#server/documents/engine/readDocumentText';
import type { Recognizer } from '#server/kernel/ports/Recognizer';
import { openRecognizedStore, recognizedFolder } from './recognizedStore.ts';

/** Reads documents in this process, with OCR for scans. */
export type ScanReader = {
  read(bytes: Uint8Array, fileName: string): Promise<DocumentText>;
  close(): Promise<void>;
};

/**
 * Opens a reader of scans for benchmarks. Recognized text is cached in the system's temporary folder by the hashes of
 * the document and of the recognizing code, so a second run is fast and a changed program starts over.
 */
export async function openScanReader(ocr: boolean): Promise<ScanReader> {
  const folder = await recognizedFolder();
  const found = ocr ? await openRecognition() : undefined;
  const recognition: Recognition | undefined = found && {
    ...found,
    recognizer: keepPictures(found.recognizer, folder),
  };
  const store = openRecognizedStore(folder, recognition?.recognizer.name ?? '');
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

/** An image is not examined twice, whatever is done with the result. */
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
