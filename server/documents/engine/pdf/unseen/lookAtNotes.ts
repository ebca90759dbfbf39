import type { Pdfium } from '../pdfium.ts';
import type { Rect } from './PlaceGrid.ts';
import { readText } from './readText.ts';
import { callsOf } from './unseenCalls.ts';

const textNote = 1;
const freeText = 3;
const popup = 16;
const widget = 20;
const redact = 28;
const hiddenFlag = 0x02;
const noViewFlag = 0x20;
/** Kinds that are drawn over a page and may hide what is under them: lines, shapes, marks, stamps, ink, typed words. */
const drawnOver = new Set([freeText, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, redact]);
const mostNotes = 2000;
const longest = 4000;

/** What hangs on a page rather than appears on it; places in the file's own points. */
export type Note = {
  kind: 'cover' | 'redact' | 'comment' | 'hidden' | 'hidden_field';
  rect: Rect;
  text: string;
};

/** The annotations of a page that cover it, contain text, or are hidden. */
export function lookAtNotes(pdfium: Pdfium, page: number): Note[] {
  const calls = callsOf(pdfium);
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), mostNotes);
  const notes: Note[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = calls.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = calls.FPDFAnnot_GetSubtype(annotation);
    if (subtype !== 2) notes.push(...look(annotation, subtype));
    calls.FPDFPage_CloseAnnot(annotation);
  }
  return notes;

  function look(annotation: number, subtype: number): Note[] {
    const rect = rectOf(annotation);
    const isHidden = (calls.FPDFAnnot_GetFlags(annotation) & (hiddenFlag | noViewFlag)) !== 0;
    if (subtype === widget) {
      const text = isHidden ? read(annotation, 'V') : '';
      return text === '' ? [] : [{ kind: 'hidden_field', rect, text }];
    }
    const found: Note[] = [];
    const text = read(annotation, 'Contents');
    if (isHidden) {
      if (text !== '' && subtype !== popup) found.push({ kind: 'hidden', rect, text });
      return found;
    }
    if (subtype === redact) found.push({ kind: 'redact', rect, text });
    if (drawnOver.has(subtype)) found.push({ kind: 'cover', rect, text: '' });
    // The text of a typed box appears on the page.
    if (
      text !== '' &&
      (subtype === textNote || subtype === popup || (drawnOver.has(subtype) && subtype !== freeText))
    ) {
      found.push({ kind: 'comment', rect, text });
    }
    return found;
  }

  function rectOf(annotation: number): Rect {
    const scratch = calls.malloc(16);
    calls.FPDFAnnot_GetRect(annotation, scratch);
    const at = scratch >> 2;
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats.subarray(at, at + 4);
    calls.free(scratch);
    return { left, top, right, bottom };
  }

  function read(annotation: number, name: string): string {
    const key = calls.malloc(16);
    pdfium.bytes.set(Buffer.from(`${name}\0`, 'latin1'), key);
    const text = readText(pdfium, (buffer, length) => calls.FPDFAnnot_GetStringValue(annotation, key, buffer, length));
    calls.free(key);
    return text.slice(0, longest).trim();
  }
}
