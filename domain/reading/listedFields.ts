import type { Evidence } from '#domain/documents/DocumentText';
import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { emptyReading, factFields, listFieldNames, type ReadField, type Reading, textFields } from './Reading.ts';

/** One value of a reading as it is stored and shown: text, under the name of its field. */
export type ListedField = {
  field: string;
  value: string;
  confidence: number;
  method: string;
  evidence: Evidence[];
  parts?: Record<string, string> | null;
};

/** Everything that was read, value by value, in the order in which a person looks at it. */
export function listFields(reading: Reading): ListedField[] {
  const amount = reading.amount_cents;
  return [
    ...textFields.flatMap((field) => asListed(field, reading[field], (text) => text)),
    ...asListed('amount', amount, formatAmount),
    ...factFields.flatMap((field) => asListed(field, reading[field], (found) => (found ? 'yes' : 'no'))),
    ...listFieldNames.flatMap((field) => reading[field].flatMap((item) => asListed(field, item, (text) => text))),
  ];
}

/** The reading of which these are the values. */
export function gatherFields(fields: readonly ListedField[]): Reading {
  const all = (name: string): ReadField<string>[] =>
    fields
      .filter(({ field }) => field === name)
      .map(({ value, confidence, method, evidence, parts }) => ({
        value,
        confidence,
        method,
        evidence,
        ...(parts && { parts }),
      }));
  const first = <Value>(name: string, read: (text: string) => Value | undefined) => {
    const [found] = all(name);
    const value = found && read(found.value);
    return found && value !== undefined ? { ...found, value } : undefined;
  };
  const single: Partial<Reading> = {
    ...Object.fromEntries(textFields.map((name) => [name, first(name, (text) => text)])),
    ...Object.fromEntries(factFields.map((name) => [name, first(name, (text) => text === 'yes')])),
    amount_cents: first('amount', parseAmount),
  } as Partial<Reading>;
  const known = Object.entries(single).filter(([, value]) => value !== undefined);
  return {
    ...emptyReading(),
    ...Object.fromEntries(known),
    ...Object.fromEntries(listFieldNames.map((name) => [name, all(name)])),
  };
}

function asListed<Value>(
  field: string,
  read: ReadField<Value> | undefined,
  write: (value: Value) => string,
): ListedField[] {
  return read ? [{ field, ...read, value: write(read.value) }] : [];
}
