import { emptyReading, type Reading } from '../Reading.ts';
import { rateReading } from '../ranking/rateReading.ts';
import type { Given } from './divideLines.ts';

type Fields = { fields: Partial<Reading> };

/** Rates every value: its confidence becomes the probability that it is correct. Improbable values are left out. */
export function rateFields({ document, fields }: Given & Fields): Fields {
  return { fields: rateReading({ ...emptyReading(), ...fields }, document) };
}
