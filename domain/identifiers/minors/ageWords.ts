import { numberWords } from '#domain/text/numberWords';
import { anyOf, pattern } from '#domain/text/pattern';

const spanishNumbers = [
  'cero',
  'uno?',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'diecis[eé]is',
  'diecisiete',
];

/** An age under eighteen in digits or in words. */
export const ageOfChild = `(?:1[0-7]|\\d|${numberWords.slice(1, 18).reverse().join('|')})`;
export const ageInWords = `(?:${numberWords.slice(1, 18).reverse().join('|')})`;
export const ageOfChildInSpanish = `(?:1[0-7]|\\d|${spanishNumbers.slice(1).reverse().join('|')})`;

const childhood = [
  'minors?',
  'infants?',
  'juveniles?',
  'toddlers?',
  'bab(y|ies)',
  'newborn',
  'elementary',
  'schools?',
  /kindergart\w+/,
  /pre-?school/,
  /day ?care/,
  /pediatric\w*/,
  'custody',
  'visitation',
  'parenting time',
  /time-?sharing/,
  'child support',
  'foster',
  'nanny',
  'babysitter',
  'playground',
  'grade',
  'recess',
  'camp',
  'due process hearing',
  'IEP',
  'special education',
  'first-grader',
  'stroller',
  'crib',
];
const adulthood = [
  'adults?',
  'attorneys?',
  'lawyer',
  'professor',
  'teach(es|er)',
  'works',
  'worked',
  /employ\w+/,
  'wife',
  'husband',
  'spouse',
  'married',
  'fianc[eé]e?',
  'college',
  /universit\w+/,
  'executor',
  'executrix',
  'trustee',
  'administrator',
  'heirs?',
  'devisees?',
  'estate',
  'shareholder',
  'president',
  'manager',
  'partner',
  'doctor',
  'officer',
  'LLC',
  'Inc',
  'Jr',
  'Sr',
  'Dr',
  'prison',
  'veteran',
  'retired',
  /(?:1[89]|[2-9]\d)[- ]years?/,
  /(?:aged?|is) (?:1[89]|[2-9]\d)/,
];
/** Words of a child's life, and words of an adult's. */
export const ofChildhood = pattern('i')`\b${anyOf(childhood)}\b`;
export const ofAdulthood = pattern('i')`\b${anyOf(adulthood)}\b`;

const sentenceEnd = /[.!?]["”)]?\s+(?=["“(]?[A-Z])|\n\s*\n/g;

/** The sentence around a place, as far as `reach` characters on each side. */
export function sentenceAround(text: string, start: number, end: number, reach = 180): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const lastEnd = [...before.matchAll(sentenceEnd)].at(-1);
  const from = lastEnd === undefined ? 0 : lastEnd.index + lastEnd[0].length;
  const close = after.search(sentenceEnd);
  return before.slice(from) + text.slice(start, end) + (close < 0 ? after : after.slice(0, close));
}
