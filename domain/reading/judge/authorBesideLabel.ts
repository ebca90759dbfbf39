import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { isPerson } from './isPerson.ts';
import { bench, courtWords, judgeName } from './judgeForms.ts';

const label = /^(?:(?:memorandum )?opinion|order)(?: delivered)? by:?$/i;
const author = pattern()`^(?:${courtWords}${bench}(?:Judge|Justice|JUDGE|JUSTICE) )?${judgeName}(?:$|, )`;

/** Texas's courts of appeals: `Opinion by:` in one column, `Beth Rowan, Justice` in the next. */
export function authorBesideLabel(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const at = lines.findIndex((line) => label.test(line.text));
  const [one, next] = [lines[at], lines[at + 1]];
  if (one === undefined || next === undefined || next.page !== one.page || next.row > one.row + 2) return undefined;
  const match = author.exec(next.text);
  if (match === null || !isPerson(match[1]!)) return undefined;
  const start = next.text.indexOf(match[1]!);
  return {
    value: match[1]!,
    ...readBy('author-line'),
    evidence: [evidenceOf(next, start, start + match[1]!.length)],
  };
}
