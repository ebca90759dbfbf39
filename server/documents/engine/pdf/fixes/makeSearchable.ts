import type { PageText, Word } from '#domain/documents/DocumentText';
import type { FixReport } from '#domain/fixes/Fix';
import { DocumentRefused } from '../../DocumentRefused.ts';
import { type OpenPdf, openPdf } from '../openPdf.ts';
import { readPageFrame } from '../pageFrame.ts';
import { savePdf } from '../savePdf.ts';
import { drawPicture } from './drawPicture.ts';
import { chain, intoFile } from './places.ts';
import { writeAnew } from './writeAnew.ts';
import { type Layer, writeLayers } from './writeLayers.ts';
import { writingCallsOf } from './writingCalls.ts';

/**
 * Lays the words that were recognized on scanned pages under their pictures, without ink. A page whose own text is not what
 * it shows is rebuilt from its picture, since both texts would be found otherwise.
 */
export async function makeSearchable(
  pdf: OpenPdf,
  texts: readonly PageText[],
): Promise<{ bytes: Uint8Array; report: Partial<FixReport> }> {
  const scanned = texts.filter(({ source }) => source === 'ocr');
  const isGarbled = (page: PageText) => allWords(page).every(isRecognized) && countCharacters(pdf, page.number) > 0;
  const garbled = new Set(scanned.filter(isGarbled).map(({ number }) => number));
  const layers: Layer[] = [];
  for (const { number, width, height, turn, ...text } of scanned) {
    const words = allWords(text).filter(isRecognized);
    const picture = garbled.has(number) ? { picture: await pictureOf(pdf, number) } : {};
    layers.push({ width, height, turn, words, ...picture });
  }
  const added = scanned.map(({ number }, index) => ({ number, layer: layers[index]! }));
  await layOver(
    pdf,
    added.filter(({ number, layer }) => !garbled.has(number) && layer.words.length > 0),
  );
  const rebuilt = new Map(
    added.flatMap(({ number, layer }) => (garbled.has(number) ? [[number - 1, layer] as const] : [])),
  );
  const bytes = rebuilt.size > 0 ? await writeAnew(pdf, { rebuilt }) : savePdf(pdf.pdfium, pdf.document);
  const words = layers.reduce((sum, layer) => sum + layer.words.length, 0);
  return { bytes, report: { pages: scanned.map(({ number }) => number), words } };
}

async function pictureOf({ pdfium, document }: OpenPdf, number: number): Promise<Buffer> {
  const page = pdfium.calls.FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
  const picture = await drawPicture(pdfium, page, readPageFrame(pdfium, page), []);
  pdfium.calls.FPDF_ClosePage(page);
  return picture;
}

/** Puts layers over pages of the open document. */
async function layOver(
  { pdfium, document }: OpenPdf,
  layers: readonly { number: number; layer: Layer }[],
): Promise<void> {
  const calls = writingCallsOf(pdfium);
  const written = await openPdf(await writeLayers(layers.map(({ layer }) => layer)));
  for (const [index, { number, layer }] of layers.entries()) {
    const page = calls.FPDF_LoadPage(document, number - 1);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
    const toFile = chain([1, 0, 0, -1, 0, layer.height], intoFile(readPageFrame(pdfium, page)));
    const form = calls.FPDF_NewXObjectFromPage(document, written.document, index);
    const object = form === 0 ? 0 : calls.FPDF_NewFormObjectFromXObject(form);
    if (object === 0) throw new DocumentRefused('document_fix_failed', { page: number });
    calls.FPDFPageObj_Transform(object, ...toFile);
    calls.FPDFPage_InsertObject(page, object);
    const isWritten = calls.FPDFPage_GenerateContent(page);
    calls.FPDF_CloseXObject(form);
    calls.FPDF_ClosePage(page);
    if (!isWritten) throw new DocumentRefused('document_fix_failed', { page: number });
  }
  written.close();
}

export const allWords = ({ lines }: Pick<PageText, 'lines'>): Word[] => lines.flatMap((line) => line.words);
const isRecognized = ({ certainty }: Word) => certainty !== undefined;

function countCharacters({ pdfium: { calls }, document }: OpenPdf, number: number): number {
  const page = calls.FPDF_LoadPage(document, number - 1);
  const text = page === 0 ? 0 : calls.FPDFText_LoadPage(page);
  const count = text === 0 ? 0 : calls.FPDFText_CountChars(text);
  if (text !== 0) calls.FPDFText_ClosePage(text);
  if (page !== 0) calls.FPDF_ClosePage(page);
  return count;
}
