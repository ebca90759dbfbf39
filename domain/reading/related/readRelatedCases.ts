import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import { findCaseNumbers } from '../numbers/findCaseNumbers.ts';
import type { ReadField } from '../Reading.ts';

const frontLines = 90;
const reach = 130;
const most = 30;
const asNumber = 'No. ';
const lowerCourtLabels = [
  'appeals? from',
  'on (appeal|petition|review) from',
  'lower (court|tribunal)( case)?',
  'l.?t.?( case)?',
  'd.? ?c.?( case| docket)?',
  'trial (court|ct.?)( case)?',
  '(superior|district|circuit|county) (court|ct.?)( case| docket)?',
  "county (clerk'?s? )?(index|case|docket|cause|indictment|ind.)",
];
/** What appears before another case's number, and how that case is related. */
const relations: [relation: string, pattern: RegExp][] = [
  ['related', /\brelated (?:to )?(?:cases?|actions?|matters?)?(?: nos?\.?| numbers?)?\s*:?/gi],
  ['consolidated with', /\bconsolidated (?:with|for)(?: case)?/gi],
  ['lead case', /\blead case(?: nos?\.?)?/gi],
  ['below', pattern('gi')`\b${anyOf(lowerCourtLabels)} nos?\.?`],
  ['below', /\b(?:on )?appeal from the\b/gi],
  ['multidistrict', /\bmdl(?: docket)?(?: nos?\.?)?/gi],
];

/** The numbers of other cases that the front of a document names, with how they are related to this one. */
export function readRelatedCases(front: readonly FilingLine[], own: string | undefined): ReadField<string>[] {
  const joined = joinLines(front.slice(0, frontLines));
  const found: ReadField<string>[] = [];
  for (const [relation, pattern] of relations) {
    for (const match of joined.text.matchAll(pattern)) {
      if (found.length === most) return found;
      const from = match.index + match[0].length;
      const window = joined.text.slice(from, from + reach).split(/(?<=[a-z]{3}[.;]) (?=[A-Z])/)[0]!;
      // The label has been read: what follows is a number.
      for (const number of findCaseNumbers(`${asNumber}${window}`)) {
        const [start, end] = [number.start - asNumber.length, number.end - asNumber.length];
        const value = window
          .slice(start, end)
          .replace(/\)+$/, (closing) => (number.value.includes('(') ? closing : ''));
        const known = [own, ...found.map((one) => one.value)].some(
          (other) => other !== undefined && sameCaseNumber(other, value),
        );
        if (known || found.length === most) continue;
        found.push({
          value,
          ...readBy('related-number'),
          evidence: evidenceIn(joined, from + start, from + end),
          parts: { relation },
        });
      }
    }
  }
  return found;
}
