import { anyOf, pattern } from '#domain/text/pattern';

/** A complete date in a document; offsets in the given text. */
export type FoundDate = { start: number; end: number; year: string };

const monthNames = [
  'jan(uary|.)?',
  'feb(ruary|.)?',
  'mar(ch|.)?',
  'apr(il|.)?',
  'may',
  'june?.?',
  'july?.?',
  'aug(ust|.)?',
  'sept?(ember|.)?',
  'oct(ober|.)?',
  'nov(ember|.)?',
  'dec(ember|.)?',
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const month = anyOf(monthNames);
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const year = '(?:19|20)\\d\\d';
const ordinalEndings = ['st', 'nd', 'rd', 'th'];
const dayLinks = [/day[ \n]of[ \n]/, /(?:of|de)[ \n]/];
const dateForms = [
  pattern()`${month}\s{0,12}${day}(?:st|nd|rd|th)?,?\s{1,12}(${year})`,
  pattern()`${day}${anyOf(ordinalEndings)}?[ \n-]${anyOf(dayLinks)}?${month},?[ \n-](?:del? )?(${year})`,
  pattern()`(${year}),? ${month},? ${day}`,
];
const roman = /\b(?:0?[1-9]|[12]\d|3[01])[ ./-](?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})[ ./-]((?:19|20)\d\d)\b/g;
const inWords = pattern('gi')`\b${anyOf(dateForms)}\b`;
const inDigits = pattern(
  'g',
)`(?<![\d/.]|\d-)(?:(?:${day}) ?([/.-]) ?\n?${day} ?\1 ?\n?(${year}|\d\d)|(${year})([-/.])(?:0?[1-9]|1[0-2])\4${day})(?![\d/-])`;
/** `O1/l5/1990` of a poor copy. */
const blurred = /(?<![A-Za-z\d])[\dOolI]{1,2}([/.-])[\dOolI]{1,2}\1[\dOolI]{2,4}(?![A-Za-z\d])/g;

/** Every complete date in a stretch of text, in order; offsets begin at `base`. */
export function findDates(text: string, base = 0): FoundDate[] {
  const clear = text.replace(blurred, (run) => run.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'));
  const found: FoundDate[] = [];
  for (const match of clear.matchAll(inWords)) found.push(toDate(match, base, match[1] ?? match[2] ?? match[3]!));
  for (const match of clear.matchAll(roman)) found.push(toDate(match, base, match[1]!));
  for (const match of clear.matchAll(inDigits)) {
    if (hasMonth(match[0])) found.push(toDate(match, base, match[2] ?? match[3]!));
  }
  return found.sort((one, other) => one.start - other.start);
}

/** `070788` and `07071988` directly after the label of a birth date. */
export function compactDate(text: string, base: number): FoundDate | undefined {
  const match = compact.exec(text);
  if (match === null) return undefined;
  const start = base + match[0].length - match[1]!.length;
  return { start, end: base + match[0].length, year: match[2]!.length === 2 ? century(match[2]!) : match[2]! };
}

const compact = /^[ \t:#.-]{0,4}((?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])((?:19|20)\d\d|\d\d))(?![\d/-])/;

/** Of two numbers one must be a month's. */
function hasMonth(date: string): boolean {
  const numbers = date
    .split(/[^\d]+/)
    .filter((part) => part !== '')
    .map(Number);
  return numbers[0]! > 31 || numbers[0]! <= 12 || numbers[1]! <= 12;
}

function toDate(match: RegExpMatchArray, base: number, printed: string): FoundDate {
  const start = base + match.index!;
  return { start, end: start + match[0].length, year: printed.length === 2 ? century(printed) : printed };
}

/** Two-digit years: few living people were born before 1926, and few documents write '25 for a child. */
function century(digits: string): string {
  return (Number(digits) > 30 ? '19' : '20') + digits;
}
