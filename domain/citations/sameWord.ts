import { editDistance } from '#domain/names/editDistance';
import { longFormsOf } from './nameAbbreviations.ts';
import type { NameWord } from './wordsOfName.ts';

/** Whether two words of names are one: alike, one the other's abbreviation, or one misspelt by a letter. */
export function sameWord(one: NameWord, other: NameWord): boolean {
  const [a, b] = [singular(one.said), singular(other.said)];
  if (a === b) return true;
  return (
    isShortFor(one, b) || isShortFor(other, a) || sharesLongForm(a, b) || areCutShort(one, other) || isMisspelt(a, b)
  );
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Whether a word may be abbreviated this way. */
function isShortFor(short: NameWord, long: string): boolean {
  const said = singular(short.said);
  if (formsOf(short.said).some((form) => singular(form) === long)) return true;
  if (!short.short) return false;
  if (short.around) {
    const [before, after] = short.around;
    return long.length > said.length && long.startsWith(before) && long.endsWith(singular(after));
  }
  // Two letters match only through the tables: `Co.` is not `Colmenar`.
  return said.length >= 3 && long.length > said.length && long.startsWith(said);
}

/** Both are nonstandard abbreviations. */
function areCutShort(one: NameWord, other: NameWord): boolean {
  const [a, b] = [singular(one.said), singular(other.said)];
  return one.short && other.short && a.length >= 3 && b.length >= 3 && (a.startsWith(b) || b.startsWith(a));
}

function formsOf(said: string): readonly string[] {
  const forms = longFormsOf(said);
  return forms.length > 0 ? forms : longFormsOf(singular(said));
}

function sharesLongForm(a: string, b: string): boolean {
  const forms = longFormsOf(a);
  return forms.length > 0 && longFormsOf(b).some((form) => forms.includes(form));
}

/** One letter added, missing, wrong, or transposed; two in a long word. */
function isMisspelt(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  // A different first letter makes a different name: Gertz and Hertz.
  if (shorter < 5 || a[0] !== b[0] || Math.abs(a.length - b.length) > 2 || /\d/.test(a + b)) return false;
  return editDistance(a, b, { swaps: true }) <= (shorter >= 9 ? 2 : 1);
}
