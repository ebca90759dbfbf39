import type { ReadField, Reading } from '#domain/reading/Reading';
import { ratedFields } from '#domain/reading/ranking/rateReading';
import { type Surroundings, signsOf, surroundingsOf } from '#domain/reading/ranking/signsOf';
import type { Signs } from '#domain/reading/ranking/Weights';
import { readUnrated } from '#domain/reading/readFiling';
import type { Label } from '../Label.ts';
import { readLabeledFilings } from '../readLabeledFilings.ts';
import { type Given, type Score, scoreReading } from '../scoreReading.ts';
import type { RatedValue } from './fitWeights.ts';

/** A labeled filing with its scores; each value that was read has its signs instead of a confidence. */
export type RankedFiling = { label: Label; scores: Score[] };

type Signed<Value> = ReadField<Value> & { strengths: Signs };

/** Reads the labeled filings of a folder without rating their values. */
export async function* gatherValues(
  folder: string,
  options: Parameters<typeof readLabeledFilings>[1] = {},
): AsyncGenerator<RankedFiling> {
  const today = new Date().toISOString().slice(0, 10);
  for await (const { label, text, refused } of readLabeledFilings(folder, options)) {
    if (refused !== undefined) continue;
    const reading = readUnrated(text, { today });
    yield { label, scores: scoreReading(withSigns(reading, surroundingsOf(reading, text)), label) };
  }
}

function withSigns(reading: Reading, surroundings: Surroundings): Reading {
  const signed: Record<string, unknown> = { ...reading };
  for (const field of ratedFields) {
    const read = reading[field] as ReadField<unknown> | ReadField<unknown>[] | undefined;
    const sign = (one: ReadField<unknown>, listed?: number) => ({
      ...one,
      strengths: signsOf(field, one, surroundings, listed),
    });
    if (read !== undefined)
      signed[field] = Array.isArray(read) ? read.map((one) => sign(one, read.length)) : sign(read);
  }
  return signed as Reading;
}

/** The values of a filing that have a separate confidence; parts and repeated scores do not. */
export function ratedValues({ scores }: RankedFiling): RatedValue[] {
  return scores
    .filter(({ field }) => !/[.,]/.test(field) && field !== 'motion')
    .flatMap(({ given }) => given.map((one) => ({ signs: signsIn(one), right: one.right })));
}

export const signsIn = ({ read }: Given): Signs => (read as Signed<unknown>).strengths;
