import { isFlat } from '../isFlat.ts';
import { normalizeCharacter } from '../normalizeCharacter.ts';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { letterHeight } from '../readPrintedWords.ts';
import type { Rect } from './PlaceGrid.ts';
import type { Survey, SuspectText } from './surveyPage.ts';

/** A character that its reader may not see, with the text object that draws it; without style where only its ink is odd. */
export type SuspectCharacter = {
  index: number;
  text: string;
  rect: Rect;
  object: number;
  style: SuspectText | undefined;
};

/** A letter of less ink than this, in points, has none. */
const inkless = 0.05;
const lowest = 1.5;
/** Letters that are a stroke; no other is so slim. */
const slender = /[Iil1|jtfrJ]/;
const slimmest = 0.06;
const cell = 4;

/** The characters of suspected objects and those with hardly any ink or off the page; and which of them are drawn twice. */
export function gatherCharacters(
  pdfium: Pdfium,
  textPage: number,
  frame: PageFrame,
  survey: Survey,
): { suspected: SuspectCharacter[]; isDouble(one: SuspectCharacter): boolean } {
  const { calls } = pdfium;
  const { a, b, c, d, e, f } = frame;
  const scratch = calls.malloc(32);
  const count = calls.FPDFText_CountChars(textPage);
  const suspected: SuspectCharacter[] = [];
  const others = new Map<string, Rect[]>();
  for (let index = 0; index < count; index++) {
    const text = normalizeCharacter(calls.FPDFText_GetUnicode(textPage, index));
    if (text === '' || text === ' ') continue;
    calls.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const at = scratch >> 3;
    const doubles = pdfium.doubles;
    const [left, right, bottom, top] = [doubles[at]!, doubles[at + 1]!, doubles[at + 2]!, doubles[at + 3]!];
    const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e];
    const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f];
    const rect = {
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      top: Math.min(y1, y2),
      bottom: Math.max(y1, y2),
    };
    const object = calls.FPDFText_GetTextObject(textPage, index);
    const style = survey.suspects.get(object);
    const isStrange = style !== undefined || survey.all || isOdd(text, rect, frame);
    const flat = placeUnshaped(index, text, rect);
    if (isStrange || flat) suspected.push({ index, text, rect, object, style });
    else {
      const key = `${text}${Math.floor(rect.left / cell)},${Math.floor(rect.top / cell)}`;
      const known = others.get(key);
      if (known === undefined) others.set(key, [rect]);
      else known.push(rect);
    }
  }
  calls.free(scratch);
  return { suspected, isDouble: (one) => isAmong(others, one) };

  /** Places a letter without an outline where its font's size implies: some fonts have no height of line either. */
  function placeUnshaped(index: number, text: string, rect: Rect): boolean {
    if (b !== 0 || c !== 0 || rect.bottom - rect.top > highestFlat || !/^[\p{L}\p{N}]/u.test(text)) return false;
    calls.FPDFText_GetMatrix(textPage, index, scratch);
    const at = scratch >> 2;
    const scale = Math.hypot(pdfium.floats[at + 2]!, pdfium.floats[at + 3]!) || 1;
    const size = Math.abs(calls.FPDFText_GetFontSize(textPage, index)) * scale;
    if (!isFlat(text, rect.bottom - rect.top, size)) return false;
    rect.top = Math.min(rect.top, rect.bottom - letterHeight * size);
    return true;
  }
}

/** In points: strips are lower, and most letters need no second look. */
const highestFlat = 3;

function isOdd(text: string, { left, top, right, bottom }: Rect, frame: PageFrame): boolean {
  if (right < 0 || bottom < 0 || left > frame.width || top > frame.height) return true;
  const [across, down] = [right - left, bottom - top];
  if (across >= lowest && down >= lowest) return false;
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  const [least, most] = [Math.min(across, down), Math.max(across, down)];
  return least < inkless || most < lowest || (least < slimmest * most && !slender.test(text));
}

function isAmong(others: Map<string, Rect[]>, { text, rect }: SuspectCharacter): boolean {
  const near = 0.3 * (rect.bottom - rect.top) + 0.5;
  const [x, y] = [Math.floor(rect.left / cell), Math.floor(rect.top / cell)];
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const places = others.get(`${text}${x + dx},${y + dy}`);
      if (places?.some((own) => Math.abs(own.left - rect.left) < near && Math.abs(own.top - rect.top) < near))
        return true;
    }
  }
  return false;
}
