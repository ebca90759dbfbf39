import { writeItem } from '#domain/reading/itemText';
import {
  additionalFacts,
  additionalLists,
  additionalTexts,
  type CorrectableField,
  type Reading,
} from '#domain/reading/Reading';

/** The fields of the caption that hold several names. */
const nameFields = ['plaintiffs', 'claimants', 'defendants'] as const;
const listFields = [...nameFields, ...additionalLists] as const;
export type ListField = (typeof listFields)[number];
export type AdditionalList = (typeof additionalLists)[number];
export type AdditionalFact = (typeof additionalFacts)[number];
export type SingleField = Exclude<CorrectableField, ListField | AdditionalFact>;

/** The correctable values of a filing. Null and an empty list: the document does not state it. */
export type FilingValues = Record<SingleField, string | null> &
  Record<AdditionalFact, 'yes' | 'no' | null> &
  Record<ListField, string[]>;

/** The values besides those of the caption. */
export type AdditionalValues = Pick<FilingValues, (typeof additionalTexts)[number] | AdditionalFact | AdditionalList>;

/** The values of the caption. */
export type CaptionValues = Omit<FilingValues, keyof AdditionalValues>;

export function isListField(field: CorrectableField): field is ListField {
  return (listFields as readonly string[]).includes(field);
}

export function isFact(field: CorrectableField): field is AdditionalFact {
  return (additionalFacts as readonly string[]).includes(field);
}

/** The additional values of a reading as people correct them. */
export function additionalValues(reading: Reading): AdditionalValues {
  return {
    ...each(additionalTexts, (field) => reading[field]?.value ?? null),
    ...each(additionalFacts, (field) => yesOrNo(reading[field]?.value)),
    ...each(additionalLists, (field) => reading[field].map((item) => writeItem(field, item))),
  };
}

/** One value as a correction stores it: the entries of a list have one line each. */
export function textOfField(values: FilingValues, field: CorrectableField): string | null {
  if (!isListField(field)) return values[field];
  return values[field].length === 0 ? null : values[field].join('\n');
}

/** The entries of a list as a person types them, one per line; empty lines do not count, nor do repeated names. */
export function entriesOf(field: ListField, text: string | null): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const entries = lines.filter(Boolean);
  return (nameFields as readonly string[]).includes(field) ? [...new Set(entries)] : entries;
}

function yesOrNo(fact: boolean | undefined): 'yes' | 'no' | null {
  if (fact === undefined) return null;
  return fact ? 'yes' : 'no';
}

function each<Field extends string, Value>(fields: readonly Field[], take: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, take(field)])) as Record<Field, Value>;
}
