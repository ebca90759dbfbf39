import { certaintyOf } from '#domain/documents/certaintyOf';
import type { DocumentText } from '#domain/documents/DocumentText';
import type { ReadField, Reading } from '../Reading.ts';
import { factFields, listFieldNames, textFields } from '../Reading.ts';
import { reliability } from './reliability.ts';

/**
 * A rule's own confidence weighs as much as this many labeled values. The weight is high because the labeled filings
 * were used while the rules were written, and the rules do less well on others.
 */
const weightOfRule = 24;
/** Nothing read by rule is certain. */
const most = 0.99;
/** How much recognition reduces a rule's confidence until it is measured. */
const recognized = 0.93;

/** The minimum word confidence of recognition on a good scan. */
const usualCertainty = 0.85;
const leastBelieved = 0.5;

const fields = ['doc_type', ...textFields, ...factFields, ...listFieldNames, 'summary', 'amount_cents'] as const;

/**
 * Calibrates each rule's confidence: its confidence, drawn toward the share of labeled values that it read rightly
 * (`reliability`, fitted by `npm run fit:confidence`). Values read from recognized pictures are counted apart.
 */
export function settleConfidence(reading: Reading, document: DocumentText): Reading {
  const settled: Record<string, unknown> = { ...reading };
  for (const field of fields) {
    const read = reading[field] as ReadField<unknown> | ReadField<unknown>[] | undefined;
    if (read === undefined) continue;
    settled[field] = Array.isArray(read)
      ? read.map((one) => settleOne(field, one, document))
      : settleOne(field, read, document);
  }
  return settled as Reading;
}

function settleOne<Value>(field: string, read: ReadField<Value>, document: DocumentText): ReadField<Value> {
  const certainty = certaintyOf(document, read.evidence);
  return {
    ...read,
    confidence: confidenceOf(reliabilityKey(field, read.method, certainty !== null), read.confidence, certainty),
  };
}

/** Under what name the values of a rule are counted. */
export function reliabilityKey(field: string, method: string, fromPicture: boolean): string {
  const name = field === 'amount_cents' ? 'amount' : field;
  return `${name} ${method}${fromPicture ? ' recognized' : ''}`;
}

function confidenceOf(key: string, own: number, certainty: number | null): number {
  const [right, n] = reliability[key] ?? [0, 0];
  const before = certainty === null ? own : own * recognized;
  const settled = ((right + weightOfRule * before) / (n + weightOfRule)) * believed(certainty);
  return Math.round(Math.min(most, settled) * 1000) / 1000;
}

/** Words that recognition is less sure of than most are more often misread. */
function believed(certainty: number | null): number {
  return certainty === null ? 1 : Math.min(1, Math.max(leastBelieved, certainty / usualCertainty));
}
