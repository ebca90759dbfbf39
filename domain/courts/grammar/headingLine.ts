import { numberWords } from '#domain/text/numberWords';
import { anyOf, pattern } from '#domain/text/pattern';
import { ordinalSource } from '../ordinals.ts';
import { states } from '../states.ts';
import { countiesNamed } from './countyNames.ts';
import { kindSource } from './courtKinds.ts';

/** What a part of a heading's line says. */
export type HeadingWord = {
  is:
    | 'court'
    | 'state'
    | 'county'
    | 'city'
    | 'unit'
    | 'division'
    | 'circuit'
    | 'number'
    | 'seat'
    | 'judicial-district'
    | 'venue';
  /** The name: of the court's kind, of the state, of the county … */
  text: string;
  /** Of a court or a circuit, its ordinal; of a county, `County`, `Parish`, or `Borough`; of a city, `City` or `Town`. */
  of?: string | undefined;
  /** A place printed before the kind of court: `FRANKLIN CIRCUIT COURT`. */
  place?: string | undefined;
};

/** North Carolina's court, whose division alone may be legible. */
const generalCourt: HeadingWord = { is: 'court', text: 'general court of justice' };

/** The kind of court that a line names. */
export function courtIn({ words }: HeadingLine): HeadingWord | undefined {
  const division = words.some(
    ({ is, text }) => is === 'division' && /^(?:superior|district) court division/i.test(text),
  );
  return words.find(({ is }) => is === 'court') ?? (division ? generalCourt : undefined);
}

/** A line that is nothing but words of a heading. */
export type HeadingLine = { words: HeadingWord[]; start: number; end: number };

const gap = /[\s,.:;|)(§*_/"'\][$•>{}~–—-]*/y;
const smallWords = ['in and for', 'in', 'before', 'the', 'of', 'for', 'and', 'within', 'sitting', 'at law', 'to wit'];
const wordsOfNoPlace = [
  'civil action',
  '(department of )?the trial court',
  'trial court',
  'court of justice',
  'judicial branch',
  'statewide',
  'territory of guam',
  /cs\b/,
  /ss?\b/,
];
const filler = pattern('iy')`${anyOf([...smallWords, ...wordsOfNoPlace])}\b`;
const stateSource = [...states]
  .sort((one, other) => other.length - one.length)
  .join('|')
  .replaceAll('Hawaii', "Hawai'?i");
const state = new RegExp(
  `(?:(?:state|commonwealth|territory) of (?:the )?)?(${stateSource})(?: and providence plantations)?\\b(?! (?:county|parish|borough)\\b)`,
  'iy',
);
const ordinal = `(${ordinalSource})`;
const numberedCourt = new RegExp(`${ordinal}[ -](judicial )?((?:district|circuit) court)\\b`, 'iy');
const namedDistrict = /(?:[a-z]+ ){1,3}judicial (?:district|circuit)(?! court\b|\s+of)\b/iy;
const circuit = new RegExp(
  `${ordinal}[ -](?:judicial |appellate )?(circuit|district|division|department|municipal district)\\b`,
  'iy',
);
const court = new RegExp(`(?:${kindSource})\\b(?! divisions?\\b)`, 'iy');
const courtDivision = /(?:(superior|district|probate|family|orphans'?) court) division\b/iy;
const name = "[a-z][a-z.'’&-]*";
const courtOfCity = new RegExp(
  `((?:municipal|city|town|village|justice) court) of (?!the\\b|city\\b|[^,]*\\b(?:county|township|precinct|state)\\b)(${name}(?: ${name}){0,2})(?=\\s*(?:[,:;)]|$))`,
  'iy',
);
const placedCourt = new RegExp(`(${name}(?: ${name}){0,2}?) (${kindSource})\\b`, 'iy');
const countyBefore = new RegExp(`((?:${name} ){1,4})(county|parish|borough|co\\.)(?=[^a-z]|$)`, 'iy');
const countyAfter = /(?:city and )?(county|parish|borough|municipality) of (?:the )?([a-z][a-z.'& -]{2,28})/iy;
/** A form's label: `County: Lincoln, New Mexico`. */
const countyLabel = new RegExp(`county: *(${name}(?: ${name}){0,2}?)(?=[,;)]|\\s*$)`, 'iy');
const countyCourt = new RegExp(
  `(${name}(?: ${name}){0,2}?) (county courts?)\\b(?! of (?:common|claims|general|chancery)|-| ?house)`,
  'iy',
);
const city = new RegExp(
  `(?:the )?(city|town|village|township) of (${name}(?: ${name}){0,2}?)(?=\\s*(?:[,:;)]|$|county\\b|state\\b|in\\b))`,
  'iy',
);
const judicialDistrict = new RegExp(
  `(?:judicial district of|j\\. ?d\\. ?(?:of )?)\\s*(${name}(?:[ /-](?!at\\b)${name})?)`,
  'iy',
);
const venue = new RegExp(`(${name}(?: ${name}){0,2}?),? (?:ss|s\\.s|sc)\\b\\.?`, 'iy');
const number = pattern('iy')`(?:no\.?|number|#) ?(\d{1,3}|[ivx]+|${anyOf(numberWords.slice(1, 13))})\b(?![-:\d])`;
const unitNouns = [
  'division',
  'part',
  'branch',
  'department',
  'section',
  'session',
  'term',
  'district',
  'precinct',
  'township',
  'docket',
  'unit',
  'dept',
  'div',
];
const unitNumber = pattern()`(?: (?:no\.? ?)?(?:[ivx]+|\d{1,3}|[a-z]|${anyOf(numberWords.slice(1, 16))})(?: ?\(\d+\))?)`;
const division = pattern('iy')`((?:[a-z][a-z.&'/]*[ -]+(?:- )?){0,4}?${anyOf(unitNouns)})${unitNumber}?(?![a-z])`;
/** `COURT OF COMMON PLEAS OF PHILADELPHIA`: the county without the word. */
const bareCounty = new RegExp(`(?<=\\bcommon pleas of )(${name}(?: ${name})?)(?=\\s*(?:[,:;)]|$))`, 'iy');
const seat = new RegExp(`(?:at|location:?|sitting at) (${name}(?: ${name}){0,2})(?=\\W*$)`, 'iy');
const noise =
  /(?:(?:case|cause|docket|civil action|index|file|action|cv|c\.? ?a\.?)?[ .]*(?:nos?\b|number|#)|\d|hon\b|case\b).*$/iy;

type Rule = { pattern: RegExp; read(match: RegExpExecArray): HeadingWord | undefined };

/** What a line may go on with, tried in this order. */
const rules: readonly Rule[] = [
  {
    pattern: numberedCourt,
    read: (match) => ({ is: 'court', text: match[3]!, of: `${match[1]!}${match[2] === undefined ? '' : ' judicial'}` }),
  },
  { pattern: circuit, read: (match) => ({ is: 'circuit', text: match[2]!.toLowerCase(), of: match[1]! }) },
  { pattern: /before the clerk\b/iy, read: () => ({ is: 'division', text: 'before the Clerk' }) },
  { pattern: courtDivision, read: (match) => ({ is: 'division', text: match[0] }) },
  {
    pattern: countyCourt,
    read: (match) =>
      countiesNamed(match[1]!).length > 0 ? { is: 'court', text: match[2]!, place: match[1]! } : undefined,
  },
  { pattern: countyLabel, read: (match) => countyOf(match[1]!, 'county') },
  { pattern: countyAfter, read: (match) => county(match[2]!, match[1]!) },
  { pattern: countyBefore, read: (match) => countyOf(match[1]!, match[2]!) },
  { pattern: courtOfCity, read: (match) => ({ is: 'court', text: match[1]!, place: match[2]! }) },
  { pattern: court, read: (match) => ({ is: 'court', text: match[0] }) },
  { pattern: judicialDistrict, read: (match) => ({ is: 'judicial-district', text: match[1]! }) },
  { pattern: city, read: (match) => ({ is: 'city', text: match[2]!, of: match[1]! }) },
  { pattern: state, read: (match) => ({ is: 'state', text: match[1]!.replace("'", '') }) },
  {
    pattern: venue,
    read: (match) => (countiesNamed(match[1]!).length > 0 ? { is: 'venue', text: match[1]! } : undefined),
  },
  { pattern: number, read: (match) => ({ is: 'number', text: match[1]! }) },
  { pattern: placedCourt, read: (match) => ({ is: 'court', text: match[2]!, place: match[1]! }) },
  { pattern: bareCounty, read: (match) => countyOf(match[1]!, 'county') },
  { pattern: namedDistrict, read: (match) => ({ is: 'unit', text: match[0] }) },
  { pattern: seat, read: (match) => ({ is: 'seat', text: match[1]! }) },
  { pattern: division, read: (match) => ({ is: /unit$/i.test(match[1]!) ? 'unit' : 'division', text: match[0] }) },
];

const longestLine = 120;

/** The line as words of a heading; undefined if it has any other word. */
export function readHeadingLine(text: string, start: number): HeadingLine | undefined {
  if (text.length > longestLine) return undefined;
  const words: HeadingWord[] = [];
  let at = skip(gap, text, 0);
  while (at < text.length) {
    const found = next(text, at);
    const end = found?.end ?? skip(filler, text, at);
    if (end === at) {
      if (words.length === 0 || skip(noise, text, at) !== text.length) return undefined;
      return { words, start, end: start + at };
    }
    if (found !== undefined) words.push(found.word);
    at = skip(gap, text, end);
  }
  return words.length === 0 ? undefined : { words, start, end: start + text.trimEnd().length };
}

function next(text: string, at: number): { word: HeadingWord; end: number } | undefined {
  if (
    skip(filler, text, at) > at &&
    !/^(?:the )?(?:city|town|village) of|^at |^before the clerk/i.test(text.slice(at, at + 16))
  )
    return undefined;
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const word = read(match);
    if (word === undefined) continue;
    const used = word.is === 'county' && word.of !== undefined ? usedBy(match, word) : match[0].length;
    return { word, end: at + used };
  }
  return undefined;
}

function skip(what: RegExp, text: string, at: number): number {
  what.lastIndex = at;
  const match = what.exec(text);
  return match === null ? at : at + match[0].length;
}

/** `COUNTY OF` takes as many of the next words as name a county, or else all up to a comma. */
function county(text: string, unit: string): HeadingWord | undefined {
  const words = text.split(' ').filter((word) => word !== '');
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const name = words.slice(0, size).join(' ');
    if (countiesNamed(name).length > 0) return { is: 'county', text: name, of: unit };
  }
  return undefined;
}

/** Of the words before `COUNTY`, all must name a county. */
function countyOf(text: string, unit: string): HeadingWord | undefined {
  const name = text.trim();
  return countiesNamed(name).length > 0
    ? { is: 'county', text: name, of: /^co\.$/i.test(unit) ? 'county' : unit }
    : undefined;
}

function usedBy(match: RegExpExecArray, word: HeadingWord): number {
  const at = match[0].indexOf(word.text);
  return /^(?:city and )?(?:county|parish|borough|municipality) of/i.test(match[0]) && at > 0
    ? at + word.text.length
    : match[0].length;
}
