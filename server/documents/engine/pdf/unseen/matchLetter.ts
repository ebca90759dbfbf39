import type { Pdfium } from '../pdfium.ts';
import { type Contours, traceGlyph } from './traceGlyph.ts';
import { callsOf } from './unseenCalls.ts';

/** A glyph's ink on a grid as large as the glyph, and its width in shares of its height. */
export type GlyphShape = { ink: Float32Array; breadth: number };

/** PDFium's own faces: what a letter looks like in ordinary type. */
const faces = ['Times-Roman', 'Helvetica', 'Times-Bold', 'Helvetica-Bold', 'Times-Italic', 'Courier'];
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
/** Letters that look alike at the same size. */
const groups = [
  '0oO',
  'cC',
  'sS',
  'vV',
  'wW',
  'xX',
  'zZ',
  'uU',
  'pP',
  'kK',
  'yY',
  '1lIi|',
  'jJ',
  '5S',
  'tf',
  'hn',
  'gq9',
  'rf',
  'mM',
  'bh',
  '2Zz',
];
const side = 16;
const rows = 32;
const broadest = 2;
const size = 100;

type Known = { letter: string; shape: GlyphShape };
const known = new WeakMap<Pdfium, Known[]>();

/** How much a glyph must look like another letter, and how much more than like its own. */
const sure = 0.75;
const clearly = 0.25;
/** Decorated and handwritten typefaces draw up to three letters like others; figures are drawn alike in all of them. */
const leastLetters = 4;
const leastFigures = 2;

/** Whether a font draws several of these letters like other letters of ordinary type: what it shows is recognized. */
export function drawsOthers(pdfium: Pdfium, font: number, codes: Iterable<number>): boolean {
  let [ofLetters, ofFigures] = [0, 0];
  for (const code of codes) {
    const match = matchLetter(pdfium, font, code);
    if (match === undefined || match.other < sure || match.other - match.own < clearly) continue;
    if (code < 58) ofFigures++;
    else ofLetters++;
    if (ofFigures >= leastFigures || ofLetters + 2 * ofFigures >= leastLetters) return true;
  }
  return false;
}

/** How much a glyph looks like a letter in ordinary type, and like the most similar other letter, each from 0 to 1. */
export function matchLetter(pdfium: Pdfium, font: number, code: number): { own: number; other: number } | undefined {
  const contours = traceGlyph(pdfium, font, code, size);
  const shape = contours && paint(contours);
  if (shape === undefined) return undefined;
  const letter = String.fromCharCode(code);
  // Some typefaces draw small letters as capitals.
  const alike = new Set([letter.toLowerCase(), letter.toUpperCase()]);
  for (const group of groups) if (group.includes(letter)) for (const one of group) alike.add(one);
  let [own, other] = [0, 0];
  for (const { letter: name, shape: reference } of knownOf(pdfium)) {
    const likeness = compare(shape, reference);
    if (alike.has(name)) own = Math.max(own, likeness);
    else other = Math.max(other, likeness);
  }
  return { own, other };
}

function knownOf(pdfium: Pdfium): Known[] {
  let list = known.get(pdfium);
  if (list !== undefined) return list;
  const calls = callsOf(pdfium);
  const document = calls.FPDF_CreateNewDocument();
  list = faces.flatMap((face) => {
    const name = calls.malloc(32);
    pdfium.bytes.set(Buffer.from(`${face}\0`, 'latin1'), name);
    const font = calls.FPDFText_LoadStandardFont(document, name);
    calls.free(name);
    if (font === 0) return [];
    const shapes = letters.flatMap((letter) => {
      const contours = traceGlyph(pdfium, font, letter.charCodeAt(0), size);
      const shape = contours && paint(contours);
      return shape === undefined ? [] : [{ letter, shape }];
    });
    calls.FPDFFont_Close(font);
    return shapes;
  });
  calls.FPDF_CloseDocument(document);
  known.set(pdfium, list);
  return list;
}

/** Fills the contours on a grid stretched to the glyph. */
export function paint(contours: Contours): GlyphShape | undefined {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of contours.flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  const [across, down] = [right - left, top - bottom];
  if (!(across > 0 && down > 0)) return undefined;
  const ink = new Float32Array(side * side);
  for (let row = 0; row < rows; row++) {
    const y = top - ((row + 0.5) / rows) * down;
    const crossings = crossingsAt(contours, y).sort(([one], [other]) => one - other);
    let winding = 0;
    for (const [index, [x, turn]] of crossings.entries()) {
      winding += turn;
      const next = crossings[index + 1];
      if (winding !== 0 && next !== undefined)
        cover(ink, Math.floor((row * side) / rows), ((x - left) / across) * side, ((next[0] - left) / across) * side);
    }
  }
  return { ink: center(ink), breadth: across / down };
}

function crossingsAt(contours: Contours, y: number): [x: number, turn: number][] {
  const found: [number, number][] = [];
  for (const contour of contours) {
    for (const [index, [x1, y1]] of contour.entries()) {
      const [x2, y2] = contour[(index + 1) % contour.length]!;
      if (y1 <= y === y2 <= y) continue;
      found.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
    }
  }
  return found;
}

function cover(ink: Float32Array, row: number, from: number, to: number): void {
  for (let column = Math.max(0, Math.floor(from)); column < Math.min(side, to); column++) {
    ink[row * side + column]! += Math.min(column + 1, to) - Math.max(column, from);
  }
}

/** Around its mean and of length one, so that a product is a correlation. */
function center(ink: Float32Array): Float32Array {
  const mean = ink.reduce((sum, value) => sum + value, 0) / ink.length;
  const away = ink.map((value) => value - mean);
  const length = Math.sqrt(away.reduce((sum, value) => sum + value * value, 0)) || 1;
  return away.map((value) => value / length);
}

function compare(one: GlyphShape, other: GlyphShape): number {
  const ratio = one.breadth / other.breadth;
  if (ratio > broadest || ratio < 1 / broadest) return 0;
  let product = 0;
  for (let at = 0; at < one.ink.length; at++) product += one.ink[at]! * other.ink[at]!;
  return Math.max(0, product);
}
