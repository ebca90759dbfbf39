import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { companyEnd } from './nameWords.ts';
import { trailingRole } from './roles.ts';

const courtPrepositions = ['of', 'for', 'in', 'at'];
/** `FOURTH JUDICIAL DISTRICT COURT, MISSOULA COUNTY`. */
const ofCounty = /, [A-Z][\w .'-]{2,30} (?:county|parish)/;
const court = pattern(
  'i',
)`^(?:in (?:the|and for)\s+)?(?:the\s+)?(?:[A-Z][\w.'&-]*\s+){0,6}(?:(?:court|tribunal)s?|judicial (?:circuit|district))(?:\s+${anyOf(courtPrepositions)}\b.{2,60})?${ofCounty}?$`;
const courtPlaces = ['district', 'county', 'division', 'circuit', 'state', 'department', 'section'];
const seat = pattern(
  'i',
)`^(?:(?:for|of|in|in and for)\s+(?:the\s+)?)?(?:[A-Z][\w.'-]*\s+){0,3}${anyOf(courtPlaces)}(?:\s+of\s+[A-Z][\w .'-]{2,40})?$`;

/**
 * A caption's lines without a court's heading over the first name: a court that the portal does not know is no party
 * either. Further down a court may be one, as the respondent of a writ.
 */
export function withoutCourtHeading(parties: readonly FilingLine[]): readonly FilingLine[] {
  const lines = withoutSeat(withoutSection(parties));
  const head = lines.slice(0, 2).findIndex(({ text }) => isHeading(text, court));
  // `APPEAL FROM THE PERRY CIRCUIT COURT` appears next to or below a name.
  if (head < 0 || (head === 1 && !isHeading(lines[0]!.text, seat))) return lines;
  let end = head + 1;
  while (end < lines.length && isHeading(lines[end]!.text, seat)) end++;
  const rest = lines.slice(end);
  return rest.some(({ text }) => /[A-Za-z]{3}/.test(text)) ? rest : lines;
}

const sectionWords = [
  'civil',
  'criminal',
  'law',
  'chancery',
  'tax',
  'remedies',
  'mortgage',
  'foreclosure',
  'probate',
  'family',
];
/** `TAX & MISCELLANEOUS REMEDIES SECTION`: the part of a court, in capitals under its heading. */
const courtSection = pattern()`^(?:[A-Z&']+ )*${anyOf(sectionWords.map((word) => word.toUpperCase()))} (?:SECTION|DIVISION|CALENDAR)$`;

function withoutSection(lines: readonly FilingLine[]): readonly FilingLine[] {
  const at = lines.slice(0, 3).findIndex(({ text }) => courtSection.test(text));
  return at >= 0 && at < lines.length - 1 ? lines.filter((_line, index) => index !== at) : lines;
}

/** Over names that a publisher prints, the seat or the district of a court of appeals has its own line: `Houston (14th Dist.).` */
const printedSeat = /^[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}(?: \(\d+\w{2} Dist\.\)| District)?\.$/;

function withoutSeat(lines: readonly FilingLine[]): readonly FilingLine[] {
  const [first, second] = lines;
  const isSeat =
    first !== undefined &&
    second !== undefined &&
    printedSeat.test(first.text) &&
    !companyEnd.test(first.text) &&
    !/ (?:Jr|Sr|Co|Bros|Esq|Ltd)\.$/.test(first.text) &&
    /[A-Z][a-z]+ [A-Z]{3,}|[A-Z]{4,}/.test(second.text) &&
    trailingRole(second.text) !== undefined;
  return isSeat ? lines.slice(1) : lines;
}

/** A name that continues, or ends as names in captions do, has a comma. */
function isHeading(text: string, pattern: RegExp): boolean {
  const plain = text.trim();
  return !/[,;]$/.test(plain) && plain.length < 90 && pattern.test(plain);
}
