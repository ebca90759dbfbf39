import type { FilingLine } from '../lines/FilingLine.ts';
import { isVersus } from './markers.ts';

const court =
  /^(?:in (?:the|and for)\s+)?(?:the\s+)?(?:[A-Z][\w.'&-]*\s+){0,6}(?:court|tribunal)s?(?:\s+(?:of|for|in|at)\b.{2,60})?$/i;
const seat =
  /^(?:(?:for|of|in|in and for)\s+(?:the\s+)?)?(?:[A-Z][\w.'-]*\s+){0,3}(?:district|county|division|circuit|state|department)(?:\s+of\s+[A-Z][\w .'-]{2,40})?$/i;

/**
 * A caption's lines without a court's heading over the first name: a court that the portal does not know is no party
 * either. After the sides are parted a court may be one, as the respondent of a writ.
 */
export function withoutCourtHeading(lines: readonly FilingLine[]): readonly FilingLine[] {
  const first = lines.findIndex(({ text }) => isVersus(text));
  const heading = lines.findIndex(({ text }, index) => (first < 0 || index < first) && isHeading(text, court));
  if (heading < 0) return lines;
  let end = heading + 1;
  while (end < lines.length && isHeading(lines[end]!.text, seat)) end++;
  const rest = lines.slice(end);
  return rest.some(({ text }) => /[A-Za-z]{3}/.test(text)) ? rest : lines;
}

/** A name that goes on, or ends as names in captions do, has a comma. */
function isHeading(text: string, pattern: RegExp): boolean {
  const plain = text.trim();
  return !/[,;]$/.test(plain) && plain.length < 90 && pattern.test(plain);
}
