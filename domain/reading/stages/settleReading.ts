import { limitLists } from '../limitLists.ts';
import { emptyReading, type Reading } from '../Reading.ts';
import { rateReading } from '../ranking/rateReading.ts';
import type { SummaryPart } from '../summary/composeParts.ts';
import type { Given } from './divideLines.ts';

type Fields = { fields: Partial<Reading> };

/** Rates every value: its confidence becomes the probability that it is correct. Doubtful values are left out. */
export function rateFields({ document, fields }: Given & Fields): Fields {
  return { fields: rateReading({ ...emptyReading(), ...fields }, document) };
}

/** The complete reading; its lists are limited. */
export function settleReading({ fields, summary }: Fields & { summary: SummaryPart[] }): { reading: Reading } {
  return { reading: limitLists({ ...emptyReading(), ...fields, summary }) };
}
