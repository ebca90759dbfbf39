import { anyOf, pattern } from '#domain/text/pattern';

/** A section's number as printed, with its subdivisions: `12(b)(6)`, `1.140`, `10:5-1`, `5/2-615`. */
export type FoundSection = { value: string; start: number; end: number };

const number = '\\d+[A-Za-z]{0,3}(?:(?:[.:/]|-(?=\\d))\\d+[A-Za-z]{0,2})*(?:-[A-Z](?![A-Za-z]))?';
const part = '(?:\\((?:[a-z]{1,4}|[A-Z]{1,2}|[IVX]{1,4}|\\d{1,3}(?:\\.\\d)?)\\))';
const one = new RegExp(`${number}(?: (?=\\([a-z]\\)\\(?))?${part}*`, 'y');
const next = /(?:,? (?:and|&|or) |, ?|; )(?:§{1,2} ?|[Rr]ules? |[Ss]ections? )?(?=\d)/y;
const reporterBeginnings = [
  'U. ?S',
  'C. ?F',
  'F.',
  'S. ?Ct',
  'L. ?Ed',
  'Fed',
  'Cal',
  'N.',
  'So',
  'A.',
  'P.',
  'ILCS',
  'USC',
  'CFR',
  'NYCRR',
  /[A-Z][a-z]+\./,
];
/** A number that begins another citation, a date or a page is no further section. */
const another = pattern()`^\d+(?: ?${anyOf(reporterBeginnings)}| (?:days?|years?|months?|of|et al|Stat)|(?:st|nd|rd|th)\b)`;
const most = 12;

const rulesOwners = ['Federal', /[A-Z][a-z]+(?: [A-Z][a-z]+)?/, 'N.Y.', 'Superior Court', 'Supreme Court'];
const ruleSubjects = ['Civil', 'Criminal', 'Appellate', 'Bankruptcy', 'Family Law', 'Judicial', 'General', 'Probate'];
const ruleNouns = ['Procedure', 'Evidence', 'Court', 'Administration', 'Practice'];
/** Rules cited the other way round: `Rule 190 of the Texas Rules of Civil Procedure`. */
export const ofRules = pattern()`^(?:,? of the |, )(${anyOf(rulesOwners)} (?:Rules? of (?:${anyOf(ruleSubjects)} )?${anyOf(ruleNouns)}|Court Rules))`;

/** The sections cited at a place of a text; after `§§` or a plural a list of them. */
export function readSections(text: string, at: number, plural: boolean): FoundSection[] {
  const found: FoundSection[] = [];
  let start = at;
  while (found.length < most) {
    one.lastIndex = start;
    const match = one.exec(text);
    if (match === null || (found.length > 0 && another.test(text.slice(start, start + 30)))) break;
    const value = match[0].replace(/\s/g, '');
    found.push({ value, start, end: start + match[0].length });
    if (!plural) break;
    next.lastIndex = start + match[0].length;
    const between = next.exec(text);
    if (between === null) break;
    start = next.lastIndex;
  }
  return found;
}
