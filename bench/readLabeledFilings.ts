import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentText } from '#domain/documents/DocumentText';
import { readFiling } from '#domain/reading/readFiling';
import type { Label } from './Label.ts';
import { openScanReader } from './openScanReader.ts';
import { type Score, scoreReading } from './scoreReading.ts';
import { type Half, halfOf } from './splitLabels.ts';

/** One labeled filing with its reading, or the reason why it could not be read. */
export type LabeledFiling = {
  label: Label;
  scores: Score[];
  pages: number;
  /** Milliseconds for the fields, without opening the file. */
  milliseconds: number;
  /** Its pages are images that were not recognized. */
  needsOcr: boolean;
  /** The text of the file; empty if it could not be read. */
  text: DocumentText;
  refused?: string;
};

const nothing: DocumentText = { layout: 'flow', paragraphs: [], text: '' };
const scored = /^(?:real|fictional)/;

/**
 * Reads the labeled filings of a folder one after another: `labels.json` and the files that it names; with OCR for
 * scans on request.
 */
export async function* readLabeledFilings(
  folder: string,
  { ocr = true, half }: { ocr?: boolean; half?: Half } = {},
): AsyncGenerator<LabeledFiling> {
  const reader = await openScanReader(ocr);
  const every = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Label[];
  const labels = half ? halfOf(every, half) : every;
  const today = new Date().toISOString().slice(0, 10);
  for (const label of labels) {
    if (label.kind !== undefined && !scored.test(label.kind)) continue;
    try {
      const bytes = new Uint8Array(await readFile(path.join(folder, label.file)));
      const text = await reader.read(bytes, path.basename(label.file));
      // The first reading of its type compiles patterns; a worker does that once for all of its documents.
      readFiling(text, { today });
      const began = performance.now();
      const reading = readFiling(text, { today });
      const milliseconds = performance.now() - began;
      const scores = scoreReading(reading, label);
      yield {
        label,
        scores,
        pages: countPages(text),
        milliseconds,
        needsOcr: needsOcr(text, label),
        text,
      };
    } catch (error) {
      const refused = error instanceof Error ? error.message : String(error);
      yield { label, scores: [], pages: 0, milliseconds: 0, needsOcr: false, text: nothing, refused };
    }
  }
  await reader.close();
}

/** The pages of continuous text are counted by the length of an average page. */
function countPages(text: DocumentText): number {
  return text.layout === 'pages' ? text.pages.length : Math.ceil(text.text.length / 2500);
}

function needsOcr(text: DocumentText, label: Label): boolean {
  return (
    text.layout === 'pages' &&
    text.pages[0]?.source !== 'ocr' &&
    /none|headers_only/.test(label.text_layer_quality ?? '')
  );
}
