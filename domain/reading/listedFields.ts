import type { Evidence } from '#domain/documents/DocumentText';
import { isDocumentTypeId } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { emptyReading, factFields, listFieldNames, type ReadField, type Reading, textFields } from './Reading.ts';
import type { SummaryMessage } from './summary/SummaryMessages.ts';
import { textOfPart } from './summary/textOfPart.ts';
import { typeNamed, typeWords } from './title/typeWords.ts';

/** One value of a reading as it is stored: text, under the name of its field. */
export type ListedField = {
  field: string;
  value: string;
  /** What a composed part of the summary says; `value` is then what it takes from the document. */
  says?: SummaryMessage | null;
  confidence: number;
  method: string;
  evidence: Evidence[];
  parts?: Record<string, string> | null;
};

/** Everything that was read, value by value, in the order in which a person examines it. */
export function listFields(reading: Reading): ListedField[] {
  const amount = reading.amount_cents;
  const { doc_type } = reading;
  return [
    ...(doc_type ? [listType(doc_type)] : []),
    ...textFields.flatMap((field) => asListed(field, reading[field], (text) => text)),
    ...asListed('amount', amount, formatAmount),
    ...factFields.flatMap((field) => asListed(field, reading[field], (found) => (found ? 'yes' : 'no'))),
    ...listFieldNames.flatMap((field) => reading[field].flatMap((item) => asListed(field, item, (text) => text))),
    ...reading.summary.map(listPart),
  ];
}

function listPart({ value, ...field }: ReadField<SummaryMessage>): ListedField {
  const says = value.code === 'summary.quotation' ? {} : { says: value };
  return { field: 'summary', ...field, value: textOfPart(value), ...says };
}

/** The reading that has these values. */
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
    doc_type: gatherType(all('doc_type')[0]),
    ...Object.fromEntries(textFields.map((name) => [name, first(name, (text) => text)])),
    ...Object.fromEntries(factFields.map((name) => [name, first(name, (text) => text === 'yes')])),
    amount_cents: first('amount', parseAmount),
  } as Partial<Reading>;
  const known = Object.entries(single).filter(([, value]) => value !== undefined);
  return {
    ...emptyReading(),
    ...Object.fromEntries(known),
    ...Object.fromEntries(listFieldNames.map((name) => [name, all(name)])),
    summary: fields.filter(({ field }) => field === 'summary').map(gatherPart),
  };
}

function gatherPart({ value, says, confidence, method, evidence }: ListedField): ReadField<SummaryMessage> {
  return { value: says ?? say('summary.quotation', { sentence: value }), confidence, method, evidence };
}

/** A type is stored as its words, for people, and its id, in the part `id`, for programs. */
function listType({ parts, ...field }: ReadField<DocumentTypeId>): ListedField {
  const { words: _words, ...others } = parts ?? {};
  return {
    field: 'doc_type',
    ...field,
    value: typeWords({ value: field.value, ...(parts && { parts }) }),
    parts: { id: field.value, ...others },
  };
}

function gatherType(listed: ReadField<string> | undefined): ReadField<DocumentTypeId> | undefined {
  if (listed === undefined) return undefined;
  const { id, ...others } = listed.parts ?? {};
  const value = id !== undefined && isDocumentTypeId(id) ? id : typeNamed(listed.value).value;
  const words = listed.value === documentTypeLabel(value) ? {} : { words: listed.value };
  const parts = { ...others, ...words };
  const { parts: _parts, ...field } = listed;
  return { ...field, value, ...(Object.keys(parts).length > 0 && { parts }) };
}

function asListed<Value>(
  field: string,
  read: ReadField<Value> | undefined,
  write: (value: Value) => string,
): ListedField[] {
  return read ? [{ field, ...read, value: write(read.value) }] : [];
}
