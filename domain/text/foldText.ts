import { plainUnit } from './plainCharacters.ts';

/** A text as a search sees it, and where each of its units came from. */
export type FoldedText = {
  folded: string;
  /** For each UTF-16 unit of `folded`, the offset in the original text; one more for the end. */
  places: Uint32Array;
};

const blank = /\s/;
const marks = /\p{M}+/gu;
const invisible = /[\u200b-\u200d\u2060\ufeff]/;

/**
 * Folds differences in spelling that do not matter in a search: case, accents, kinds of quotes and dashes, ligatures,
 * runs of white space. Hyphens go, and with them the line's end after one: `judg-⏎ment` is found by `judgment`,
 * `pre-trial` by `pretrial`.
 */
export function foldText(text: string): FoldedText {
  const out = openUnits(text.length);
  let spaced = true;
  let broken = false;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at)!;
    // Plain letters and digits, nearly all characters, take the fast path.
    const plain = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    const folded = plain ? '' : foldCharacter(code);
    if (folded === '-') broken = true;
    else if (folded === ' ') {
      const endsBrokenLine = broken && (code === 10 || code === 13);
      if (!spaced && !endsBrokenLine) out.put(32, at);
      spaced ||= !endsBrokenLine;
    } else if (plain || folded !== '') {
      if (plain) out.put(code, at);
      for (let unit = 0; unit < folded.length; unit += 1) out.put(folded.charCodeAt(unit), at);
      spaced = broken = false;
    }
    at += code > 0xffff ? 2 : 1;
  }
  return out.close(text.length);
}

/** The range of the text that corresponds to `length` units of its folded form from `at` on. */
export function unfold({ places }: FoldedText, text: string, at: number, length: number): [start: number, end: number] {
  const last = places[at + length - 1]!;
  return [places[at]!, last + (text.codePointAt(last)! > 0xffff ? 2 : 1)];
}

/** What is searched for one character: '' for nothing, ' ' for white space, '-' for a hyphen. */
function foldCharacter(code: number): string {
  if (code >= 65 && code <= 90) return String.fromCharCode(code + 32);
  const printed = String.fromCodePoint(code);
  if (invisible.test(printed)) return '';
  const character = code > 0xffff ? printed : String.fromCharCode(plainUnit(code));
  if (blank.test(character)) return ' ';
  if (code < 128) return code < 32 ? '' : character;
  return character.normalize('NFKD').replace(marks, '').toLowerCase();
}

/** Units and their places as they come: of a long text, typed arrays take a tenth of what lists take. */
function openUnits(expected: number) {
  let units = new Uint16Array(expected);
  let places = new Uint32Array(expected + 1);
  let count = 0;
  const grow = () => {
    const wider = new Uint16Array(2 * count + 16);
    wider.set(units);
    units = wider;
    const further = new Uint32Array(2 * count + 17);
    further.set(places);
    places = further;
  };
  return {
    put(unit: number, at: number) {
      if (count === units.length) grow();
      units[count] = unit;
      places[count] = at;
      count += 1;
    },
    close(end: number): FoldedText {
      if (units[count - 1] === 32) count -= 1;
      places[count] = end;
      return { folded: toText(units.subarray(0, count)), places: places.slice(0, count + 1) };
    },
  };
}

/** In pieces: a call takes no million arguments. */
function toText(units: Uint16Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += 8192) pieces.push(String.fromCharCode(...units.subarray(at, at + 8192)));
  return pieces.join('');
}
