import PDFDocument from 'pdfkit';
import type { PageText, Word } from '#domain/documents/DocumentText';
import { encodeWinAnsi } from './encodeWinAnsi.ts';
import { chain, type Matrix } from './places.ts';

/** The words of a page without ink, and under them its picture, if the page is rebuilt. */
export type Layer = {
  width: number;
  height: number;
  words: readonly Word[];
  turn: PageText['turn'];
  picture?: Buffer;
};

/** Letters that reach below the line, and by how much of the size in the font of the layer. */
const reachingDown = /[gjy]|[pq]|[Q,;()[\]{}|_$]/;
const depth = 0.2;
/** Every letter of Courier is this wide, so that a word is fitted to its place by its length alone. */
const letterWidth = 0.6;

/** What pdfkit knows of a font that it sets. */
type WithFont = { _font: { id: string; ref(): unknown }; page: { fonts: Record<string, unknown> } };

/** A PDF whose pages are layers. PDFium copies them into the document that is fixed. */
export async function writeLayers(layers: readonly Layer[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const layer of layers) {
    const { width, height, picture } = layer;
    pdf.addPage({ size: [width, height], margin: 0 }).font('Courier');
    if (picture) pdf.image(picture, 0, 0, { width, height });
    const { _font: font, page } = pdf as unknown as WithFont;
    page.fonts[font.id] ??= font.ref();
    pdf.addContent(`BT 3 Tr /${font.id} 1 Tf\n${wordsOf(layer)}ET`);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Each word in its own place and width. A space separates words in every program, however narrow the gap is. */
function wordsOf({ words, turn }: Layer): string {
  let drawn = '';
  for (const word of words) {
    const text = encodeWinAnsi(word.text);
    const [along, across] = extentOf(word, turn);
    if (text === '' || along <= 0) continue;
    const size = Math.max(1, word.size || across);
    const down = reachingDown.test(text) ? depth * size : 0;
    const stretch = along / (letterWidth * text.length);
    const place = chain([stretch, 0, 0, size, 0, 0], placeOf(word, turn, down));
    const escaped = text.replace(/[\\()]/g, '\\$&');
    drawn += `${place.map((value) => Math.round(value * 1000) / 1000).join(' ')} Tm (${escaped} ) Tj\n`;
  }
  return drawn;
}

function extentOf({ box: [left, top, right, bottom] }: Word, turn: PageText['turn']): [number, number] {
  return turn === 90 || turn === 270 ? [bottom - top, right - left] : [right - left, bottom - top];
}

/** From the line of a word to the page as it is shown, from its top-left corner; the words may run in any direction. */
function placeOf({ box: [left, top, right, bottom] }: Word, turn: PageText['turn'], down: number): Matrix {
  if (turn === 90) return [0, -1, -1, 0, right - down, bottom];
  if (turn === 180) return [-1, 0, 0, 1, right, top + down];
  if (turn === 270) return [0, 1, 1, 0, left + down, top];
  return [1, 0, 0, -1, left, bottom - down];
}
