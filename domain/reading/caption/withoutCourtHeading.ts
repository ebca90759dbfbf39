import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';

const courtPrepositions = ['of', 'for', 'in', 'at'];
/** `FOURTH JUDICIAL DISTRICT COURT, MISSOULA COUNTY`. */
const ofCounty = /, [A-Z][\w .'-]{2,30} (?:county|parish)/;
const court = pattern(
  'i',
)`^(?:in (?:the|and for)\s+)?(?:the\s+)?(?:[A-Z][\w.'&-]*\s+){0,6}(?:(?:court|tribunal)s?|judicial (?:circuit|district))(?:\s+${anyOf(courtPrepositions)}\b.{2,60})?${ofCounty}?$`;
const courtPlaces = ['district', 'county', 'division', 'circuit', 'state', 'department'];
const seat = pattern(
  'i',
)`^(?:(?:for|of|in|in and for)\s+(?:the\s+)?)?(?:[A-Z][\w.'-]*\s+){0,3}${anyOf(courtPlaces)}(?:\s+of\s+[A-Z][\w .'-]{2,40})?$`;

/**
 * A caption's lines without a court's heading over the first name: a court that the portal does not know is no party
 * either. Further down a court may be one, as the respondent of a writ.
 */
export function withoutCourtHeading(lines: readonly FilingLine[]): readonly FilingLine[] {
  const head = lines.slice(0, 2).findIndex(({ text }) => isHeading(text, court));
  // `APPEAL FROM THE PERRY CIRCUIT COURT` appears next to or below a name.
  if (head < 0 || (head === 1 && !isHeading(lines[0]!.text, seat))) return lines;
  let end = head + 1;
  while (end < lines.length && isHeading(lines[end]!.text, seat)) end++;
  const rest = lines.slice(end);
  return rest.some(({ text }) => /[A-Za-z]{3}/.test(text)) ? rest : lines;
}

/** A name that continues, or ends as names in captions do, has a comma. */
function isHeading(text: string, pattern: RegExp): boolean {
  const plain = text.trim();
  return !/[,;]$/.test(plain) && plain.length < 90 && pattern.test(plain);
}
