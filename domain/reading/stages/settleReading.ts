import { limitLists } from '../limitLists.ts';
import { emptyReading, type Reading } from '../Reading.ts';
import type { SummaryPart } from '../summary/composeParts.ts';

/** The complete reading; its lists are limited. */
export function settleReading({ fields, summary }: { fields: Partial<Reading>; summary: SummaryPart[] }): {
  reading: Reading;
} {
  return { reading: limitLists({ ...emptyReading(), ...fields, summary }) };
}
