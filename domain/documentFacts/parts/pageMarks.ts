import { anyOf, pattern } from '#domain/text/pattern';
import type { Sheet, SheetLine } from './Sheet.ts';

/** How a sheet is counted: by its own print, and by the head that a court's docket printed over it. */
export type PageMarks = {
  own: { number: number; of: number | null; line: SheetLine } | null;
  docket: { entry: string; number: number; of: number | null; line: SheetLine } | null;
};

const documentLabels = ['doc(ument)?', 'ecf', 'dkt', 'entry'];
/** `Case 1:20-cv-00613 Document 12-1 Filed 08/14/20 Page 7 of 16`: every federal court's docket prints it. */
const docketHead = pattern(
  'i',
)`\b\d{2}-(?:[a-z]{2,4}-)?\d{2,6}.{0,60}?\b${anyOf(documentLabels)}\b\W{0,3}(?:no\W{0,2})?#? ?(\d[\d-]{0,9}).{0,60}?\b(?:page|pg)\W{0,2}(\d{1,4})(?: of (\d{1,4}))?`;
/** New York's docket says which document, not which page. */
const newYorkHead = /\bNYSCEF DOC\.? ?NO\.? ?(\d{1,4})\b/i;
/** `Page 7 of 12`, `7 of 12`, `- 7 -`, `7`, `MOTION TO DISMISS - Page 7`, `7 | Page`. */
const printed = [
  /^\W{0,3}(?:page|pg\.?|p\.)\s?(\d{1,3})(?:\s?(?:of|\/)\s?(\d{1,3}))?\W{0,3}$/i,
  /^(\d{1,3})\s?(?:of|\/)\s?(\d{1,3})$/i,
  /^\W{0,4}(\d{1,3})\W{0,4}$/,
  /^\W{0,2}(\d{1,3})\s?\|\s?p\s?a\s?g\s?e$/i,
  /\b(?:page|pg\.?)\s(\d{1,3})(?:\s?of\s?(\d{1,3}))?\W{0,2}$/i,
];

/** Reads how a sheet is counted, from its head and foot. */
export function pageMarks({ outer }: Sheet): PageMarks {
  const marks: PageMarks = { own: null, docket: null };
  for (const line of outer) {
    if (line.text.length > 200 || !/\d/.test(line.text)) continue;
    if (marks.docket === null) marks.docket = docketMark(line);
    if (marks.docket?.line === line) continue;
    // The foot's number is the document's own; what appears at the head may be a fax's or a form's.
    marks.own = ownMark(line) ?? marks.own;
  }
  return marks;
}

function docketMark(line: SheetLine): PageMarks['docket'] {
  const match = docketHead.exec(line.text);
  if (match !== null)
    return { entry: match[1]!, number: Number(match[2]), of: match[3] ? Number(match[3]) : null, line };
  const entry = newYorkHead.exec(line.text)?.[1];
  return entry === undefined ? null : { entry, number: 0, of: null, line };
}

function ownMark(line: SheetLine): PageMarks['own'] {
  for (const pattern of printed) {
    const match = pattern.exec(line.text);
    if (match !== null) return { number: Number(match[1]), of: match[2] ? Number(match[2]) : null, line };
  }
  return null;
}
