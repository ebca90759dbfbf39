import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import type { FoundDate } from './findDates.ts';

/** A day that a rule read in a line. */
export function dateField(line: FilingLine, date: FoundDate, rule: ReadingRule): ReadField<string> {
  const joined = joinLines([line]);
  return { value: date.iso, ...readBy(rule), evidence: evidenceIn(joined, date.start, date.end) };
}
