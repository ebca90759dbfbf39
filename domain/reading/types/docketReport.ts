import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';

const headings = [
  /(?:\w+ ){0,2}docket for case(?: ?#.{0,60})?/,
  /(?:bankruptcy petition|adversary proceeding|adversary case|miscellaneous proceeding|court of appeals docket|case) ?#.{0,60}/,
  'general docket',
  /(?:(?:civil|criminal|court|case|full|public|appellate) )*docket(?: sheet| report| summary| listing| entries| information)/,
  /(?:case )?register of (?:civil )?actions/,
  /chronological case summary(?: \(ccs\))?/,
  /(?:(?:civil|criminal|appellate|trial court|court) )?docket/,
];
const heading = pattern('i')`^\W*${anyOf(headings)}\W*$`;

/** What courts' case management systems print over their entries: labels with values, and the heads of columns. */
const labels = [
  /^(?:date )?filed:\s*\d/,
  /^(?:docketed|termed|date terminated|date closed|date filed|disposed|last docket entry|filing date):/,
  /^(?:assigned|referred) to:/,
  /^nature of suit:/,
  /^(?:jury demand|jurisdiction|cause|demand):/,
  /^case (?:type|status|category|style|disposition|in other court):/,
  /^(?:appeal from|fee status|originating court|lower ct|prior cases|current cases|linked with):?/,
  /\brepresented by\b/,
  /^(?:filing date|date filed|date|file date)?\W*(?:#\W*)?docket (?:text|entry|entries|description)$/,
  /^(?:proceedings and orders|events? (?:and|&) (?:orders|hearings)|docket entries|case events)(?: of the court)?$/,
  /^(?:(?:party|attorney|disposition) information|parties (?:and|&) (?:attorneys|participants))$/,
  /^(?:case|status|defendant|charge|bail|financial|summary|participant) information$/,
  /^(?:judge assigned|initiation date|processing status|otn|docket number|judicial officer|location|file date)\b.{0,3}:/,
  /^title:/,
  /^(?:case numbers|decision date|rehearing denied):/,
  /^(?:lead attorney|attorney to be noticed|pro se)$/,
  /^(?:chapter \d+|voluntary|asset|debtor disposition: .*)$/,
];
const label = labels.map((one) => new RegExp(one.source, 'i'));

const headingLines = 30;
const labelLines = 80;
/** Only a docket has this many of the labels without a heading. */
const enough = 5;
const enoughUnderHeading = 2;

/** The docket of a case as the court's system prints it: by its heading over its labels, or by many of the labels. */
export function readDocketReport(page: readonly FilingLine[]): ReadField<DocumentTypeId> | undefined {
  const at = page.findIndex(({ text }, index) => index < headingLines && heading.test(text));
  const seen = new Set<RegExp>();
  let first: FilingLine | undefined;
  for (const line of page.slice(0, labelLines)) {
    if (line.text.length > 90) continue;
    const found = label.find((one) => one.test(line.text));
    if (found === undefined) continue;
    seen.add(found);
    first ??= line;
  }
  if (seen.size < (at < 0 ? enough : enoughUnderHeading)) return undefined;
  const shown = page[at] ?? first;
  if (shown === undefined) return undefined;
  return { value: 'docket_sheet', ...readBy('docket-report'), evidence: [evidenceOf(shown)] };
}
