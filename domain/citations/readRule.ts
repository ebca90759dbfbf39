import { anyOf, pattern } from '#domain/text/pattern';
import { type Found, found } from './Found.ts';
import { lawName, readLawTail } from './readLaw.ts';

const ruleSubjects = [
  'Civ',
  'Crim',
  'App',
  'Evid',
  'Bankr',
  'Jud',
  'Prof',
  'Sup',
  'Prac',
  'Juv',
  'Fam',
  'Prob',
  'Gen',
  'Ct',
  'Ev',
  'Cv',
  'Cr',
  'Governing',
];
const procedureNouns = ['P(roc)?', 'Prac', 'Ct', 'Conduct', 'Admin', 'Cond', 'Resp', 'Rule', 'of'];
const ruleNumber = /(?:[Rr]ule\s)?(\d{1,4}[a-zA-Z]?(?:[.:-]\d{1,4}[a-zA-Z]?){0,3})(?![\w%])/;
const courtRule = pattern(
  'y',
)`R(?:ules?|\.)\s{0,4}(?:(?:of|on)\s)?(?:${anyOf(ruleSubjects)}(?:il|inal|ellate|ence|uptcy)?\.?[\s']{0,4}){1,3}(?:${anyOf(procedureNouns)}(?:edure)?\.?\s{0,4}){0,3}(?:,\s{0,3})?${ruleNumber}`;
const numberedRule =
  /R(?:\.|ules?\s(?:of\sCourt,?\s(?:rule\s)?)?)\s{0,4}(\d{1,4}(?:[.:-]\d{1,4}){0,3}[a-z]?)(?![\w%])/y;
const courtAbbreviations = ['S.', 'Sup.', 'Super.', 'App.', 'Crim.', 'Civ.'];
const ruleCourts = [
  pattern()`(?:[A-Z][a-z]{1,6}\.\s?|[A-Z]\.\s?[A-Z]\.\s?)?${anyOf(courtAbbreviations)}\s?(?:Ct\.|L\.)\s?`,
  /(?:\d{1,2}(?:st|d|nd|rd|th|ST|D|TH)|D\.C\.|Fed\.|FED\.)\sC(?:ir|IR)\.\s/,
  /Local\s/,
  /(?:[NSEWMC]\.\s?)?D\.\s?(?:[A-Z][a-z]{1,5}\.|[A-Z]\.\s?[A-Z]\.|W\.\sVa\.)\s/,
  /(?:Cal|Mich|Md)\.\s(?=R)/,
];
/** The courts whose rules are cited by a number alone; an `R.` without them is the record. */
const ruleBefore = pattern()`(?:^|[\s(["—])(${anyOf(ruleCourts)})$`;
const before =
  /(?:^|[\s(["—])((?:(?:[A-Z][a-z]{1,6}\.|[A-Z]\.\s?[A-Z]\.|Alaska|Idaho|Iowa|Ohio|Utah|Guam|[A-Z]\.)\s?){1,2}(?:S\.\s?|Sup\.\s?|Ct\.\s?){0,2})$/;
const publicLaw =
  /((?:Pub|Pvt)(?:lic|\.)\s{0,3}L(?:aw|\.)|PUB\.\s{0,3}L\.|Private\sLaw)\s{0,3}(?:N[oO][sS]?\.?\s{0,3}|Number\s)?(\d{1,3}-\d{1,5})(?!\w)/y;
const order = /(Exec(?:utive|\.)\s{0,3}Order)\s{0,3}(?:Nos?\.?\s{0,3})?(\d{1,2},?\d{3})(?!\w)/y;

/** A rule of procedure or evidence, at its `R.`: `Fed. R. Civ. P. 12(b)(6)`. */
export function readCourtRule(text: string, at: number, floor: number): Found | null {
  const low = Math.max(floor, at - 24);
  const head = text.slice(low, at);
  courtRule.lastIndex = at;
  numberedRule.lastIndex = at;
  const long = courtRule.exec(text);
  const place = (long ? before : ruleBefore).exec(head);
  const match = long ?? (place || text.startsWith('ules of Court', at + 1) ? numberedRule.exec(text) : null);
  if (!match) return null;
  if (long && !place && !/^R(?:ules?)? of|^R\. (?:Civ|Crim|App|Evid)\. ?P/.test(match[0])) return null;
  const start = place ? low + place.index + place[0].length - place[1]!.length : at;
  const end = at + match[0].length;
  const name = text
    .slice(start, end - match[1]!.length)
    .replace(/\s+/g, ' ')
    .replace(/,? ?(?:rule ?)?$/, '')
    .replace(/^(?:Fed\.|F\.) ?R\. ?(?=[A-Z])/, 'Fed. R. ')
    .replace(/\.(?=P\.?$)/, '. ')
    .replace(/ P$/, ' P.');
  return readLawTail(text, found(text, 'law', start, end, { reporter: name, page: match[1]! }));
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'FIRST', 'SECOND', 'THIRD', 'FOURTH', /\d\w\w?/];
const subject = /\s{1,3}(?:[A-Z][\w,:.]*|of|and|&|the|for|in|-)/;
const series = pattern()`(?:Restatement|RESTATEMENT)\s{1,3}(?:OF\s|of\s)?\(${anyOf(ordinals)}\)${subject}{1,9}`;
const restatement = pattern('y')`(${series})\s{1,3}(?:§{1,2}|[Ss]ections?)\s{0,3}(\d{1,3}(?:\.\d{1,2})?[A-Z]?)(?!\w)`;

type Naming = (match: RegExpExecArray) => string;

const namedLaws: readonly (readonly [RegExp, Naming | undefined])[] = [
  [restatement, undefined],
  [publicLaw, (match) => (/^Pri|^Pv/.test(match[0]) ? 'Pvt. L.' : 'Pub. L.')],
  [order, () => 'Exec. Order'],
];

const firstLetters = new Set('RPE');

/** Whether a word can begin one of these, by its first two letters. */
function startsNamedLaw(text: string, at: number): boolean {
  if (!firstLetters.has(text.charAt(at))) return false;
  return /^(?:P[uUvr]|Ex|R[eE])/.test(text.slice(at, at + 2));
}

/** Rules by initials or in full, public laws, and executive orders, at their first letter. */
export function readNamedLaw(text: string, at: number): Found | null {
  if (!startsNamedLaw(text, at)) return null;
  for (const [pattern, name] of namedLaws) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = pattern.lastIndex;
    const page = match.at(-1)!;
    const printed = match[0]
      .slice(0, match[0].length - page.length)
      .replace(/\s+/g, ' ')
      .replace(/[§\s]+$/, '');
    return readLawTail(text, found(text, 'law', at, end, { reporter: name ? name(match) : lawName(printed), page }));
  }
  return null;
}
