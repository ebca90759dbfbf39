import type { DocumentText } from '#domain/documents/DocumentText';
import { isHandwritten } from '#domain/documents/handwriting';
import type { ReadField, Reading } from '../Reading.ts';
import { factFields, listFieldNames, textFields } from '../Reading.ts';
import { fittedWeights } from './fittedWeights.ts';
import { probabilityOf } from './probability.ts';
import { signsOf, surroundingsOf } from './signsOf.ts';
import type { Weights } from './Weights.ts';

/** Nothing read by rule is certain. */
const most = 0.99;

/** The most that a value read from handwriting can have: a person should check it. */
const mostIfHandwritten = 0.6;

/** A less probable value is left out, because a wrong value costs a court more than a missing one. */
const least = 0.25;

/** The fields of a reading that have a confidence; the summary has that of its parts. */
export const ratedFields = ['doc_type', ...textFields, ...factFields, ...listFieldNames, 'amount_cents'] as const;

/**
 * The fields to whose labels the ranking is fitted, so that it can recognize a doubtful value. Every document has a type,
 * so a doubtful one is still the best proposal.
 */
const decidedFields: ReadonlySet<string> = new Set([
  'court',
  'location',
  'case_number',
  'filing_date',
  'judge_name',
  'plaintiffs',
  'defendants',
  'claimants',
  'bar_numbers',
  'amount_cents',
]);

/**
 * Replaces the confidence that each rule has by itself with the probability that the value is correct, which the ranking
 * estimates from the rule and all other signs. Without the doubtful values.
 */
export function rateReading(reading: Reading, document: DocumentText, weights: Weights = fittedWeights): Reading {
  const surroundings = surroundingsOf(reading, document);
  const rated: Record<string, unknown> = { ...reading };
  for (const field of ratedFields) {
    const read = reading[field] as ReadField<unknown> | ReadField<unknown>[] | undefined;
    if (read === undefined) continue;
    const list = Array.isArray(read) ? read : [read];
    const kept = list
      .map((one) =>
        isLearned(one) ? one : rateOne(one, probabilityOf(signsOf(field, one, surroundings, list.length), weights)),
      )
      .map((one) =>
        one.confidence > mostIfHandwritten && isHandwritten(document, one.evidence)
          ? { ...one, confidence: mostIfHandwritten }
          : one,
      )
      .filter(({ confidence }) => confidence >= least || !decidedFields.has(field));
    if (Array.isArray(read)) rated[field] = kept;
    else if (kept.length > 0) rated[field] = kept[0];
    else delete rated[field];
  }
  return rated as Reading;
}

/** The corrections of the court's staff are surer than the ranking, which is fitted to labels of other courts. */
function isLearned({ parts }: ReadField<unknown>): boolean {
  return parts?.template !== undefined;
}

function rateOne<Value>({ signs: _, ...read }: ReadField<Value>, probability: number): ReadField<Value> {
  return { ...read, confidence: Math.round(Math.min(most, probability) * 1000) / 1000 };
}
