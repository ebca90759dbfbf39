import type { Evidence } from '#domain/documents/DocumentText';
import { formatAmount } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';
import type { ReadField, Reading } from './Reading.ts';

/** One value of a reading as it is stored and shown: text, under the name of its field. */
export type ListedField = { field: string; value: string; confidence: number; method: string; evidence: Evidence[] };

const texts = ['doc_type', 'title', 'court', 'location', 'case_number', 'filing_date', 'judge_name'] as const;
const facts = ['has_signature_block', 'has_certificate_of_service'] as const;
const lists = ['plaintiffs', 'claimants', 'defendants', 'bar_numbers', 'summary'] as const;

/** Everything that was read, value by value, in the order in which a person looks at it. */
export function listFields(reading: Reading): ListedField[] {
  const amount = reading.amount_cents;
  return [
    ...texts.flatMap((field) => asListed(field, reading[field], (text) => text)),
    ...asListed('amount', amount, formatAmount),
    ...facts.flatMap((field) => asListed(field, reading[field], (found) => (found ? 'yes' : 'no'))),
    ...lists.flatMap((field) => reading[field].flatMap((item) => asListed(field, item, (text) => text))),
  ];
}

/** The reading of which these are the values. */
export function gatherFields(fields: readonly ListedField[]): Reading {
  const all = (name: string): ReadField<string>[] =>
    fields.filter(({ field }) => field === name).map(({ field, ...rest }) => rest);
  const first = <Value>(name: string, read: (text: string) => Value | undefined) => {
    const [found] = all(name);
    const value = found && read(found.value);
    return found && value !== undefined ? { ...found, value } : undefined;
  };
  const single: Partial<Reading> = {
    ...Object.fromEntries(texts.map((name) => [name, first(name, (text) => text)])),
    ...Object.fromEntries(facts.map((name) => [name, first(name, (text) => text === 'yes')])),
    amount_cents: first('amount', parseAmount),
  } as Partial<Reading>;
  const known = Object.entries(single).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(known),
    plaintiffs: all('plaintiffs'),
    claimants: all('claimants'),
    defendants: all('defendants'),
    bar_numbers: all('bar_numbers'),
    summary: all('summary'),
  };
}

function asListed<Value>(
  field: string,
  read: ReadField<Value> | undefined,
  write: (value: Value) => string,
): ListedField[] {
  return read ? [{ field, ...read, value: write(read.value) }] : [];
}
