import type { Pdfium } from '../pdfium.ts';
import { readText } from './readText.ts';
import { callsOf } from './unseenCalls.ts';

/** Words of a page's text objects that say one thing to programs and show another. */
export type ReplacedText = { object: number; shown: string; declared: string };

const mostObjects = 4000;
/** Ligatures, hyphens, and signs have short replacement texts; a longer one is a different text. */
const mostExtra = 3;

/**
 * Loads the text of a page as its letters show it. If objects declare a replacement text (ActualText) that differs from
 * what they show, the letters count. 0 if the page's contents are damaged.
 */
export function loadActualText(
  pdfium: Pdfium,
  page: number,
  replaced: readonly { object: number; mark: number }[],
): { textPage: number; deceptions: ReplacedText[] } {
  const calls = callsOf(pdfium);
  const textPage = calls.FPDFText_LoadPage(page);
  if (replaced.length === 0 || textPage === 0) return { textPage, deceptions: [] };
  const looked = replaced
    .slice(0, mostObjects)
    .map(({ object, mark }) => ({ object, mark, declared: actualTextOf(mark) }));
  for (const { object, mark } of looked) calls.FPDFPageObj_RemoveMark(object, mark);
  const plain = calls.FPDFText_LoadPage(page);
  if (plain === 0) return { textPage, deceptions: [] };
  const deceptions: ReplacedText[] = [];
  let isPlain = true;
  for (let at = 0; at < looked.length; ) {
    const { object, declared } = looked[at]!;
    let shown = '';
    // One replacement text may cover several objects in a row.
    for (const first = at; at < looked.length && (at === first || looked[at]!.declared === declared); at++) {
      const { object: own } = looked[at]!;
      shown += readText(pdfium, (buffer, length) => calls.FPDFTextObj_GetText(own, plain, buffer, length));
    }
    if (isDeceptive(shown, declared)) deceptions.push({ object, shown, declared });
    else if (fold(shown) !== fold(declared)) isPlain = false;
  }
  // The places of letters are exact in the plain text alone, which is used wherever it has the same text.
  const isTaken = deceptions.length > 0 || isPlain;
  calls.FPDFText_ClosePage(isTaken ? textPage : plain);
  return { textPage: isTaken ? plain : textPage, deceptions };

  function actualTextOf(mark: number): string {
    const key = calls.malloc(16);
    pdfium.bytes.set(Buffer.from('ActualText\0', 'latin1'), key);
    const length = calls.malloc(4);
    const text = readText(pdfium, (buffer, room) => {
      calls.FPDFPageObjMark_GetParamStringValue(mark, key, buffer, room, length);
      return new Uint32Array(calls.memory.buffer, length, 1)[0]!;
    });
    calls.free(length);
    calls.free(key);
    return text;
  }
}

function isDeceptive(shown: string, declared: string): boolean {
  const [one, other] = [fold(shown), fold(declared)];
  if (one === other || Math.max(one.length, other.length) <= mostExtra) return false;
  // Legitimate programs declare letters this way when the font does not define their meaning.
  const unknown = [...shown].filter(
    (letter) => letter < ' ' || (letter >= '\ue000' && letter <= '\uf8ff') || letter === '\ufffd',
  ).length;
  if (unknown > 0.2 * shown.length || one === '') return false;
  if (one.includes(other) || other.includes(one)) return Math.abs(one.length - other.length) > mostExtra;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < one.length; at++) pairs.add(one.slice(at, at + 2));
  let shared = 0;
  for (let at = 0; at + 1 < other.length; at++) if (pairs.has(other.slice(at, at + 2))) shared++;
  return shared < 0.8 * (Math.max(one.length, other.length) - 1);
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
