import { states } from '../states.ts';

/** A word in capitals in which recognition misread a few letters: `DlSTRICT`, `C0URT`. Not `36TH`, and not a number. */
const misread = /\b(?=[A-Z0-9l|]*[0l1|])(?!\d+(?:ST|ND|RD|TH)\b)[A-Z0-9l|]{3,}(?![a-z])/g;
const opening = /^([ \t]*)[1l]N(?= (?:THE|AND)\b)/gm;

/** Letters set apart: `U N I T E D  S T A T E S`. */
const spaced = /(?<![A-Za-z])(?:[A-Z'] +){5,}[A-Z](?![A-Za-z])/g;

const headingWords = [
  ...new Set(
    [
      ...'UNITED STATES DISTRICT BANKRUPTCY COURT APPEALS APPEAL SUPERIOR SUPREME CIRCUIT COUNTY STATE OF THE FOR IN AND'.split(
        ' ',
      ),
      ...'NORTHERN SOUTHERN EASTERN WESTERN MIDDLE CENTRAL COMMON PLEAS FAMILY PROBATE MUNICIPAL DIVISION JUDICIAL'.split(
        ' ',
      ),
      ...'COMMONWEALTH GENERAL JUSTICE CITY TRIAL CLAIMS TAX FEDERAL INTERNATIONAL TRADE PARISH CIVIL LAW CHANCERY'.split(
        ' ',
      ),
      ...states.flatMap((name) => name.toUpperCase().split(' ')),
    ].sort((one, other) => other.length - one.length),
  ),
];

/**
 * A heading's text with the letters that recognition misread and the spaces between its letters repaired; every
 * character keeps its place or nearly so, and the text its length.
 */
export function plainHeading(text: string): string {
  const read = /[0l1|]/.test(text) ? text.replace(misread, repaired).replace(opening, '$1IN') : text;
  const plain = accented.test(read) ? read.replace(/[À-ÿ]/g, (letter) => letter.normalize('NFD')[0]!) : read;
  const named = /hawai'i/i.test(plain) ? plain.replace(/(hawai)'(i)/gi, '$1$2 ') : plain;
  return spacedOut.test(named) ? named.replace(spaced, together) : named;
}

const accented = /[À-ÿ]/;
const spacedOut = /(?:[A-Z] ){5}/;

function repaired(word: string): string {
  const odd = word.replace(/[^0l1|]/g, '').length;
  const digits = word.replace(/\D/g, '').length;
  const letters = word.replace(/[^A-Z]/g, '').length;
  if (letters < 3 * odd || digits > odd) return word;
  return word.replace(/0/g, 'O').replace(/[l1|]/g, 'I');
}

/** The letters joined to words, and each word padded to the room that it took. */
function together(text: string): string {
  const letters = text.replace(/ +/g, '');
  const words: string[] = [];
  for (let at = 0; at < letters.length; ) {
    const word = headingWords.find((one) => letters.startsWith(one, at));
    if (word === undefined) return text;
    words.push(word);
    at += word.length;
  }
  return words.join(' ').padEnd(text.length).slice(0, text.length);
}

const lookedAt = 1500;
const longWords = headingWords.filter((word) => word.length >= 6);

/**
 * A heading in which recognition misread letters beyond those that look alike, such as `FLORIST`; undefined if no word
 * is nearly one of a heading's. Only for headings that name no court as they are.
 */
export function mendedHeading(text: string): string | undefined {
  const top = text.slice(0, lookedAt);
  const mended = top.replace(/\b[A-Z]{6,13}\b/g, (word) => {
    if (longWords.includes(word)) return word;
    const near = longWords.filter(
      (one) =>
        one.length <= word.length &&
        one.length >= word.length - 1 &&
        differences(word, one) <= (word.length > 6 ? 2 : 1),
    );
    return near.length === 1 ? near[0]!.padEnd(word.length) : word;
  });
  return mended === top ? undefined : mended + text.slice(lookedAt);
}

/** The letters that differ in two words of the same length, or of one more, after which one was inserted. */
function differences(word: string, other: string): number {
  if (word.length === other.length) return [...word].filter((letter, index) => letter !== other[index]).length;
  let start = 0;
  while (word[start] === other[start]) start++;
  return word.slice(start + 1) === other.slice(start) ? 1 : Number.POSITIVE_INFINITY;
}
