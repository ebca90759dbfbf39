import type { Box, PageText, Word } from '#domain/documents/DocumentText';
import type { FixReport, Mark } from '#domain/fixes/Fix';
import { DocumentRefused } from '../../DocumentRefused.ts';
import { loadPrintedPage } from '../loadPrintedPage.ts';
import type { OpenPdf } from '../openPdf.ts';
import { readPageFrame } from '../pageFrame.ts';
import { drawPicture } from './drawPicture.ts';
import { allWords } from './makeSearchable.ts';
import { overlap } from './places.ts';
import { writeAnew } from './writeAnew.ts';
import type { Layer } from './writeLayers.ts';

/** In points: the ink of a letter can reach over its box. */
const room = 1;
/** Shorter texts are found everywhere. */
const leastTelling = 4;

/**
 * Removes what is under marks. Each marked page is rebuilt from its picture, in which the marks are black, and from the
 * words beside the marks: no object of the old page is in the new file, whether it was visible or not.
 */
export async function redactPages(
  pdf: OpenPdf,
  texts: readonly PageText[],
  marks: readonly Mark[],
): Promise<{ bytes: Uint8Array; report: Partial<FixReport> }> {
  const pages = [...new Set(marks.map(({ page }) => page))].sort((one, other) => one - other);
  const rebuilt = new Map<number, Layer>();
  const removed: Word[] = [];
  for (const number of pages) {
    const text = texts[number - 1];
    if (text === undefined) throw new DocumentRefused('document_fix_failed', { page: number });
    const boxes = marks.filter(({ page }) => page === number).map(({ box }) => widened(box));
    const isUnder = ({ box }: Word) => boxes.some((mark) => overlap(box, mark));
    const words = allWords(text);
    removed.push(...words.filter(isUnder));
    const kept = words.filter((word) => !isUnder(word));
    const { page } = loadPrintedPage(pdf.pdfium, pdf.document, number - 1);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
    const frame = readPageFrame(pdf.pdfium, page);
    const picture = await drawPicture(pdf.pdfium, page, frame, boxes);
    pdf.pdfium.calls.FPDF_ClosePage(page);
    const { width, height } = frame;
    rebuilt.set(number - 1, { width, height, picture, words: kept, turn: text.turn });
  }
  const secrets = tellingOf(removed);
  const reveals = (said: string) => secrets.some((secret) => simplified(said).includes(secret));
  const bytes = await writeAnew(pdf, { rebuilt, keeps: (title) => !reveals(title) });
  const elsewhere = texts
    .filter((text) => {
      const left = rebuilt.get(text.number - 1)?.words ?? allWords(text);
      return left.some((word) => reveals(word.text));
    })
    .map(({ number }) => number);
  return { bytes, report: { pages, words: removed.length, ...(elsewhere.length > 0 && { elsewhere }) } };
}

const widened = ([left, top, right, bottom]: Box): Box => [left - room, top - room, right + room, bottom + room];

const simplified = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What of the removed words would give them away if it were found elsewhere: numbers. */
function tellingOf(removed: readonly Word[]): string[] {
  const telling = removed.map(({ text }) => simplified(text)).filter((text) => /\d/.test(text));
  return [...new Set(telling)].filter((text) => text.length >= leastTelling);
}
