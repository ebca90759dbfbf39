import type { PageText, Word } from '#domain/documents/DocumentText';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { withText } from '../savePdf.ts';
import { chain, intoFile, type Matrix } from './places.ts';
import { writingCallsOf } from './writingCalls.ts';

const withoutInk = 3;
/** Letters that reach below the line, and by how much of the size in the font of the layer. */
const reachingDown = /[gjpqyQ,;()[\]{}|_$]/;
const depth = 0.21;
/** The font has letters of Western European languages; others have no place in its encoding. */
const outside = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u20ac\u2122]/g;

export type Layer = { pdfium: Pdfium; document: number; font: number; close(): void };

/** The font of the words that are laid under the pictures of a document's pages. */
export function openLayer(pdfium: Pdfium, document: number): Layer {
  const calls = writingCallsOf(pdfium);
  const font = withText(pdfium, 'Helvetica', 'latin1', (name) => calls.FPDFText_LoadStandardFont(document, name));
  return { pdfium, document, font, close: () => calls.FPDFFont_Close(font) };
}

/** Adds words to an open page, without ink, each in its own place and width. Returns how many. */
export function writeWords(
  { pdfium, document, font }: Layer,
  page: number,
  frame: PageFrame,
  { words, turn }: { words: readonly Word[]; turn: PageText['turn'] },
): number {
  const calls = writingCallsOf(pdfium);
  const toFile = intoFile(frame);
  let written = 0;
  for (const word of words) {
    const text = word.text.normalize('NFKC').replace(outside, '');
    const [along, across] = extentOf(word, turn);
    if (text === '' || along <= 0) continue;
    const size = Math.max(1, word.size || across);
    const object = calls.FPDFPageObj_CreateTextObj(document, font, size);
    const say = (said: string) =>
      withText(pdfium, said, 'utf16le', (pointer) => calls.FPDFText_SetText(object, pointer));
    say(text);
    const ink = inkOf(pdfium, object);
    // Gaps between words are narrow in some type; a space tells them apart in every program.
    say(`${text} `);
    calls.FPDFTextObj_SetTextRenderMode(object, withoutInk);
    const stretch = along / Math.max(0.1, ink.right - ink.left);
    const down = reachingDown.test(text) ? depth * size : 0;
    const place = chain([stretch, 0, 0, 1, -ink.left * stretch, 0], placeOf(word, turn, down));
    calls.FPDFPageObj_Transform(object, ...chain(place, toFile));
    calls.FPDFPage_InsertObject(page, object);
    written++;
  }
  return written;
}

function extentOf({ box: [left, top, right, bottom] }: Word, turn: PageText['turn']): [number, number] {
  return turn === 90 || turn === 270 ? [bottom - top, right - left] : [right - left, bottom - top];
}

/** From the line of a word to the page as it is shown, whose words may run in another direction. */
function placeOf({ box: [left, top, right, bottom] }: Word, turn: PageText['turn'], down: number): Matrix {
  if (turn === 90) return [0, -1, -1, 0, right - down, bottom];
  if (turn === 180) return [-1, 0, 0, 1, right, top + down];
  if (turn === 270) return [0, 1, 1, 0, left + down, top];
  return [1, 0, 0, -1, left, bottom - down];
}

function inkOf(pdfium: Pdfium, object: number): { left: number; right: number } {
  const box = pdfium.calls.malloc(16);
  pdfium.calls.FPDFPageObj_GetBounds(object, box, box + 4, box + 8, box + 12);
  const [left = 0, , right = 0] = pdfium.floats.subarray(box >> 2, (box >> 2) + 4);
  pdfium.calls.free(box);
  return { left, right };
}
