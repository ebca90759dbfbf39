import type { CorrectableField } from '#domain/reading/Reading';

/** The fields of a filing that hold several names; everything else that can be corrected holds one value. */
export const nameFields = ['plaintiffs', 'claimants', 'defendants'] as const;
export type NameField = (typeof nameFields)[number];
export type SingleField = Exclude<CorrectableField, NameField>;

/** The correctable values of a filing. Null and no names: the document does not state it. */
export type FilingValues = Record<SingleField, string | null> & Record<NameField, string[]>;

export function isNameField(field: CorrectableField): field is NameField {
  return (nameFields as readonly string[]).includes(field);
}

/** One value as a correction stores it: names one a line. */
export function textOfField(values: FilingValues, field: CorrectableField): string | null {
  if (!isNameField(field)) return values[field];
  return values[field].length === 0 ? null : values[field].join('\n');
}

/** Names as a person types them, one a line; empty lines and repetitions do not count. */
export function namesOf(text: string | null): string[] {
  const names = (text ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return [...new Set(names.filter(Boolean))];
}
