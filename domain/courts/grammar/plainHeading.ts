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
  const named = /hawai'i/i.test(read) ? read.replace(/(hawai)'(i)/gi, '$1$2 ') : read;
  return spacedOut.test(named) ? named.replace(spaced, together) : named;
}

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
