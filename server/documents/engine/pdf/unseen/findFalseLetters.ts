import { normalizeCharacter } from '../normalizeCharacter.ts';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import type { UnseenCharacter } from './assessSight.ts';
import { findDeviantRuns, type LetterWatch } from './LetterWatch.ts';
import { place } from './place.ts';

/**
 * Letters of a page that a program reads differently from what the page shows: in deceptive fonts, or in runs of a
 * partly deceptive font.
 */
export function findFalseLetters(
  pdfium: Pdfium,
  textPage: number,
  frame: PageFrame,
  watch: LetterWatch,
): UnseenCharacter[] {
  const { calls } = pdfium;
  const { fonts, deviants } = watch.judgePage(pdfium);
  const runs = findDeviantRuns(deviants);
  if (fonts.size === 0 && runs.length === 0) return [];
  const objects = new Set(
    runs.flatMap(([from, to]) => [from, to].map((index) => calls.FPDFText_GetTextObject(textPage, index))),
  );
  const scratch = calls.malloc(32);
  const found: UnseenCharacter[] = [];
  let run = 0;
  for (let index = 0, count = calls.FPDFText_CountChars(textPage); index < count; index++) {
    const text = normalizeCharacter(calls.FPDFText_GetUnicode(textPage, index));
    if (text === '' || text === ' ') continue;
    while (run < runs.length && runs[run]![1] < index) run++;
    const object = calls.FPDFText_GetTextObject(textPage, index);
    const isWithin = run < runs.length && index >= runs[run]![0];
    const isOfFont = object !== 0 && fonts.size > 0 && fonts.has(calls.FPDFTextObj_GetFont(object));
    if (!isWithin && !isOfFont && !objects.has(object)) continue;
    calls.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const at = scratch >> 3;
    const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.doubles.subarray(at, at + 4);
    found.push({ index, text, rect: place({ left, top, right, bottom }, frame), kind: 'mismapped_text', secret: true });
  }
  calls.free(scratch);
  return found;
}
