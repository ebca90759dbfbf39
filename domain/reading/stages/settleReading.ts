import { settleConfidence } from '../confidence/settleConfidence.ts';
import { limitLists } from '../limitLists.ts';
import { emptyReading, type Reading } from '../Reading.ts';
import type { SummaryPart } from '../summary/composeParts.ts';
import type { Given } from './divideLines.ts';

/** Completes the reading: lists that end somewhere, and confidences that mean what they say. */
export function settleReading({
  document,
  fields,
  summary,
}: Given & { fields: Partial<Reading>; summary: SummaryPart[] }): { reading: Reading } {
  return { reading: settleConfidence(limitLists({ ...emptyReading(), ...fields, summary }), document) };
}
