import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { sliceLine } from '#domain/text/sliceLine';
import { findCaseNumbers } from '../numbers/findCaseNumbers.ts';
import { courtBelow, isAside, versusAtEnd, versusAtStart, withoutNumber } from './markers.ts';
import { organization } from './nameWords.ts';
import { roleAtStart } from './roles.ts';
import type { Columns } from './splitColumns.ts';

/**
 * Takes out of the parties' column what text that lost its gaps set on their lines: `Plaintiff, SUMMONS`,
 * `v. ORDER DENYING MOTION`, `VERSUS SECTION "L"`.
 */
export function partLines({ parties, beside }: Columns, kindOf: (text: string) => string | undefined): Columns {
  const parted: Columns = { parties: [], beside: [...beside] };
  const causes = causesAmong(parties);
  for (const [index, line] of parties.entries()) {
    const end =
      causes.get(line) ??
      (leadsOn.test(parties[index - 1]?.text ?? '') ? undefined : roleAtStart(line.text)) ??
      versusBefore(line.text, (rest) => isAside(rest) || kindOf(rest) !== undefined) ??
      numberAfter(line.text) ??
      titleAfter(line.text, kindOf) ??
      publicationAfter(line.text);
    const rest = end === undefined ? undefined : sliceLine(line, end, line.text.length);
    if (end === undefined || rest === undefined || versusAtEnd(` ${rest.text}`) !== undefined) {
      parted.parties.push(line);
      continue;
    }
    const own = sliceLine(line, 0, end);
    if (own !== undefined) parted.parties.push(own);
    parted.beside.push(rest);
  }
  return parted;
}

/** `NAMES BEING UNKNOWN TO / PLAINTIFF, THE PERSONS INTENDED`: the word that follows is no role. */
const leadsOn = /\b(?:to|by|against|of|or|the|said)$/i;

const cause = /\s(\d{1,2})[.)]\s+(?=[A-Z][A-Za-z]{3})/;
/** A number that a name ends in: `Local No. 2. Teamsters`. */
const counted = /\b(?:nos?\.?|district|local|unit|phase|lot|does)$/i;

/** The numbered causes of action behind names, where the numbers of several lines follow one another from 1. */
function causesAmong(lines: readonly FilingLine[]): Map<FilingLine, number> {
  const found = new Map<FilingLine, number>();
  for (const line of lines) {
    const match = cause.exec(line.text);
    if (match === null || Number(match[1]) !== found.size + 1 || counted.test(line.text.slice(0, match.index)))
      continue;
    found.set(line, match.index);
  }
  return found.size > 1 ? found : new Map();
}

/** `VILLAGE OF ELDRED, UNPUBLISHED`: the court's note behind a name. */
function publicationAfter(text: string): number | undefined {
  return /,(?=\s+(?:UN|FOR |NOT FOR )?PUBLI(?:SHED|CATION)\b)/.exec(text)?.index;
}

function versusBefore(text: string, isForeign: (rest: string) => boolean): number | undefined {
  const start = versusAtStart(text);
  return start !== undefined && isForeign(text.slice(start)) ? start : undefined;
}

/** Where a number begins that appears behind a name: `THE PEOPLE, C094321`, `RUTH VOIGT, No. CV2022-011871`. */
function numberAfter(text: string): number | undefined {
  const number = findCaseNumbers(text)[0];
  if (number === undefined || number.start === 0 || courtBelow.test(text)) return undefined;
  const end = number.labeled ? withoutNumber(text).length : number.start;
  const name = text.slice(0, end);
  return end < number.end && /[A-Za-z]{3}/.test(name) && !isAside(name) && !labels.test(name) && !county.test(name)
    ? end
    : undefined;
}

/** `Durham County, No. 22 CVS 1184`: the court below. */
const county = /^[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)? county,?\s*$/i;

const numberLineWords = [
  'civil',
  'civ',
  'crim',
  'criminal',
  'case',
  'cause',
  'index',
  'docket',
  'action',
  'court',
  'file',
  'adversary',
  'adv',
  'proc',
  'mdl',
  'lead',
  'master',
  'appeal',
  'matter',
  'claim',
  'term',
  'and',
  'the',
  'nos?',
  'number',
  'related',
  'to',
  'l.?t',
  'lower',
  'tribunal',
  'state',
  'county',
  'super',
  'super. ct',
  'dist',
  'd.?c',
];
/** Words that form a number's label. */
const labels = pattern('i')`^\W*(?:${anyOf(numberLineWords)}\b\W*)+$`;

/** `RAHEEM DAWKINS, NOTICE OF MOTION`: a title behind a name. */
function titleAfter(text: string, kindOf: (text: string) => string | undefined): number | undefined {
  const comma = text.indexOf(', ');
  if (comma < 3 || kindOf(text) === undefined || kindOf(text.slice(0, comma)) !== undefined) return undefined;
  return organization.test(text.slice(comma)) ? undefined : comma + 1;
}
