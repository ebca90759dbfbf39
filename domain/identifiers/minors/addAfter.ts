import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { invertedAt, type Name, nameAt } from './readName.ts';

const minorRoles = [
  /child(?:\(?ren\)?)?/,
  'sons?',
  'daughters?',
  'plaintiffs?',
  'claimants?',
  'victims?',
  'witness(es)?',
  'beneficiar(y|ies)',
  'grandchild(ren)?',
  'wards?',
  'siblings?',
  'respondents?',
  'students?',
  'passengers?',
];
const families = ['parties', 'marriage', 'relationship', 'couple', 'union', 'decedent'];
const earlier = ['prior', 'previous', 'earlier', 'first', 'second', 'former', 'current', 'other'];
const proceedings = ['action', 'case', 'matter', 'petition', 'proceeding', 'appeal', 'suit', 'order', 'application'];
const namingWords = [
  '(is|was|are|were) (identified as|named|known as|called)',
  'whose name is',
  'whose (true|real|legal|full) name is',
  'are',
  'is',
  'were',
  'namely',
  'to wit',
  'named',
  'identified as',
  'known as',
  'called',
  'from',
];
const namesHeading =
  /('?s?'?[ \n](?:full |legal )?names?\b)?(?:[ -]?(?:#|no\. )?(?:\d{1,2}|[a-z])(?=[:,]| ?\(|[ \n](?:whose|is)\b))?/;
const bornOf = /(?: (?:was|were))?(?: born)? (?:of|to|from|during) (?:the|this|said|their|an?|his|her)/;
const ofCase = pattern()`,? (?:who (?:is|are) )?(?:the )?subjects? (?:of|to) (?:the|this|these|said) ${anyOf(proceedings)}s?`;
const named = pattern(
  'i',
)`^(?:\(s\)|\(?ren\)?)?( ${anyOf(minorRoles)})?(?:${bornOf} (?:${anyOf(earlier)} )?${anyOf(families)}|${ofCase})?${namesHeading}([ \n]*[,:(–—-]{0,2}[ \n]*(?:${anyOf(namingWords)}\b[ \n]*[:,]?[ \n]*)?(?:\(?[1-9i][.)] ?)?["(]?)`;
/** Before a bare `minor` that is a person: an article, a count, a sentence's or a line's beginning. */
const articles = [
  'the',
  'an?',
  'said',
  'this',
  'such',
  'other',
  'unemancipated',
  'two',
  'three',
  'four',
  'of',
  'for',
  'by',
];
const capacities = [
  'respondent',
  'plaintiff',
  'petitioner',
  'appellant',
  'injured',
  'deceased',
  'dependent',
  'subject',
];
const isPerson = pattern('i')`(?:^|[\n.:;("]\s*|\b(?:${anyOf([...articles, ...capacities, 'in re:?', 'and'])})\s+)$`;
const ranks = ['youngest', 'oldest', 'eldest', 'younger', 'older', 'middle', 'only', 'first', 'second', 'third'];
const childWords = [
  'the',
  'this',
  'said',
  'subject',
  'minor',
  'above-named',
  /parties['’]?/,
  'foster',
  'dependent',
  'injured',
  /(?:parents of|have|share) (?:one|two|three|four)/,
];
const itsOwn = pattern('i')`\b${anyOf([...childWords, 'adopted', 'adoptive', 'deceased', 'disabled', ...ranks])}\s+$`;
const possessive =
  /\b(?:his|her|my|our|your|their|the|one|two|three|four|five)\s+(?:[A-Z][\w'-]+\s+|two\s+|three\s+|four\s+)?$/i;
/** Evidence that a son or daughter is a minor. */
const aged = /^(?: ?\((?:aged? )?\d{1,2}\)|,? (?:aged?|born)\b)/i;
const kin = /(?:mother|father|parents?|guardian|attorney|counsel|lawyer) (?:of|for|to)(?: (?:the|an?|this|said))?\s+$/i;
const ageWords = ['aged?', 'born', 'd.?o.?b.?:?'];
const nextChild = ['[,;]? and ', '[,;] ', /;?\s*\n(?:\(?[2-9][.)] ?)/, /(?<=\d)\n/];
const bracketed = /\([^()\n]{1,40}\)/;
const statedBirth = pattern()`${anyOf(ageWords)}[^,;.\n]{1,30}(?:, (?:19|20)\d\d)?`;
const birthDate = /\d{1,2}[-/]\d{1,2}[-/]\d{2,4}/;
const bareAge = /\d{1,2}(?: (?:years?|yrs?|months?)\.?(?: old| of age)?)?(?=\n|[,;]| and)/;
const joints = pattern(
  'i',
)`^(?: ?${bracketed}|,? (?:${statedBirth}|${birthDate}|${bareAge}))?${anyOf(nextChild)}(?:and )?(?:\(?[2-9][.)] ?)?`;

/** `the minor child, Jane Roe`, `Minor: Jane Roe`, `the minor children, Jane, John and Jim Roe`. */
export function addAfter(text: string, start: number, end: number, word: string, add: Add): void {
  const link = named.exec(text.slice(end, end + 80));
  if (link === null) return;
  const before = text.slice(Math.max(0, start - 24), start);
  if (/\badult\s+$/i.test(before)) return;
  const sign = link[3]!.trim();
  const isMinor = /^(?:minor|infant|juvenile)/.test(word);
  const asked = link[2] !== undefined || /names? of (?:the )?(?:minor )?$/i.test(before);
  if (isMinor && link[1] === undefined && !asked && !sign.startsWith(':') && !isPerson.test(before)) return;
  const first = invertedAt(text, end + link[0].length) ?? nameAt(text, end + link[0].length);
  if (first === undefined || isGrown(text, first.end)) return;
  if (/from$/i.test(sign) && (!asked || !/\bchang\w+/i.test(text.slice(Math.max(0, start - 40), start)))) return;
  // `counsel for the minor, Jane Roe`: she may be either.
  if (sign === ',' && link[1] === undefined && kin.test(before)) return;
  if (!isMinor && !asked) {
    const isAged = possessive.test(before) && aged.test(text.slice(first.end, first.end + 12));
    const isLabel = sign.startsWith(':') && (/^ ?#?\d/.test(link[0]) || /(?:^|\n|[ \t]{2})\s*$/.test(before));
    const isNamed = /named|called|identified/.test(sign) && /\b(?:an?|the|this)\s+(?:[a-z]+ )?$/i.test(before);
    const isOfUnion = / born | (?:from|of) /.test(link[0]) && aged.test(text.slice(first.end, first.end + 12));
    if (!isAged && !isLabel && !isNamed && !isOfUnion && (sign === '' || !itsOwn.test(before))) return;
  }
  const isPlural = /(?:ren\b|\(ren\)|\(s\)|s\b)/i.test(word + link[0]);
  const isListed = isMinor && isPlural && /^(?:, ?|,? and )[A-Z]/.test(text.slice(first.end, first.end + 6));
  if (first.parts.length < 2 && !isListed && !isSetOff(text, first, sign)) return;
  // A case's name: `the minor, Roe v. Wade`.
  if (/^\s*v\.?s?\.?\s/.test(text.slice(first.end, first.end + 5))) return;
  if (!add(first, isMinor || asked ? 0.92 : 0.8)) return;
  if (isPlural) addFurther(text, first.end, add);
}

function addFurther(text: string, from: number, add: Add): void {
  let at = from;
  for (let more = 0; more < 8; more++) {
    const joint = joints.exec(text.slice(at, at + 90));
    const next = joint === null ? undefined : nameAt(text, at + joint[0].length);
    if (next === undefined || isGrown(text, next.end) || !add(next, 0.82)) return;
    at = next.end;
  }
}

/** `Jane Roe, age 44`. */
function isGrown(text: string, end: number): boolean {
  const age = /^,? \(?(?:aged? )?(\d{2,3})\b(?!\/|-)/.exec(text.slice(end, end + 14));
  return age !== null && Number(age[1]) >= 18;
}

/** A first name alone is a name where signs set it off: `the minor child, Jane, lives`. */
function isSetOff(text: string, name: Name, sign: string): boolean {
  if (name.parts[0]!.length < 3 || !/named|called|known|identified|namely|[,:("–—-]/i.test(sign)) return false;
  return /^(?:[,;.)"]|'s|\s+(?:and|is|was|has|resides|lives|who|born|aged?|\()\b|\s*\n|\s\(|$)/.test(
    text.slice(name.end, name.end + 12),
  );
}
