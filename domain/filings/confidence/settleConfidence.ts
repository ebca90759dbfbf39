import type { DocumentText } from '#domain/documents/DocumentText';
import type { ReadField, Reading } from '../Reading.ts';
import { factFields, listFieldNames, textFields } from '../Reading.ts';
import { reliability } from './reliability.ts';

/** A rule's own confidence weighs as much as this many labelled values. */
const weightOfRule = 8;
/** Nothing read by rule is certain. */
const most = 0.99;
/** What recognition takes from a rule's confidence until it has been measured. */
const recognized = 0.93;

const fields = [...textFields, ...factFields, ...listFieldNames, 'amount_cents'] as const;

/**
 * Turns what each rule thinks of itself into how often it is right: its confidence, drawn towards the share of labelled
 * values that it read rightly (`reliability`, fitted by `npm run fit:confidence`). Values read from recognised pictures
 * are counted apart.
 */
export function settleConfidence(reading: Reading, document: DocumentText): Reading {
  const pictures = new Set(
    document.layout === 'pages'
      ? document.pages.filter(({ source }) => source === 'ocr').map(({ number }) => number)
      : [],
  );
  const settled: Record<string, unknown> = { ...reading };
  for (const field of fields) {
    const read = reading[field] as ReadField<unknown> | ReadField<unknown>[] | undefined;
    if (read === undefined) continue;
    settled[field] = Array.isArray(read)
      ? read.map((one) => settleOne(field, one, pictures))
      : settleOne(field, read, pictures);
  }
  return settled as Reading;
}

function settleOne<Value>(field: string, read: ReadField<Value>, pictures: ReadonlySet<number>): ReadField<Value> {
  const fromPicture = read.evidence.some((place) => place.kind === 'page' && pictures.has(place.page));
  return {
    ...read,
    confidence: confidenceOf(reliabilityKey(field, read.method, fromPicture), read.confidence, fromPicture),
  };
}

/** Under what name the values of a rule are counted. */
export function reliabilityKey(field: string, method: string, fromPicture: boolean): string {
  const name = field === 'amount_cents' ? 'amount' : field;
  return `${name} ${method}${fromPicture ? ' recognized' : ''}`;
}

function confidenceOf(key: string, own: number, fromPicture: boolean): number {
  const [right, n] = reliability[key] ?? [0, 0];
  const before = fromPicture ? own * recognized : own;
  const settled = (right + weightOfRule * before) / (n + weightOfRule);
  return Math.round(Math.min(most, settled) * 1000) / 1000;
}
