import type { NumberFormat } from '#contract/packs';
import type { NumberLetters } from '#domain/practice/CourtPack';
import { checkFormat } from '#domain/practice/checkFormat';
import { fieldsOf, parseTemplate } from '#domain/practice/numberTemplate';
import { sequenceResets, sequenceScopes } from '#domain/practice/packChoices';
import { writeNumber } from '#domain/practice/writeNumber';
import { type ItemValues, valuesOf } from './itemValues.ts';
import { writeLetters } from './letterLines.ts';

/** The values of the form of a number format. */
export type FormatValues = ItemValues & {
  template: string;
  /** The values of the template's own fields, by name. */
  fields: Record<string, string>;
  letters: string;
  resets: string;
  per: string;
  first: string;
};

export const formatValuesOf = (item: NumberFormat | undefined): FormatValues => ({
  ...valuesOf(item),
  template: item?.template ?? '{yyyy}-{cat}-{seq:06}',
  fields: Object.fromEntries((item?.fields ?? []).map(({ name, value }) => [name, value])),
  letters: writeLetters(item?.letters ?? []),
  resets: item?.resets ?? 'year',
  per: item?.per ?? 'letters',
  first: String(item?.first ?? 1),
});

/** The fields of a template beside the year and the letters. */
export function ownFields(template: string): string[] {
  const parts = parseTemplate(template);
  if (!Array.isArray(parts)) return [];
  return [...new Set(fieldsOf(parts))].filter((name) => !['yy', 'yyyy', 'cat'].includes(name));
}

/** The fields of a format with the values entered. */
export const fieldsWith = (item: NumberFormat | undefined, { template, fields }: FormatValues) =>
  ownFields(template).map((name) => ({
    name,
    value: fields[name] ?? '',
    meaning: item?.fields.find((one) => one.name === name)?.meaning ?? '',
  }));

/** A number in the format as it is entered, what is missing, or the first problem. */
export function previewOf(
  item: NumberFormat | undefined,
  values: FormatValues,
  letters: NumberLetters[],
  next: number,
) {
  const format = {
    template: values.template,
    fields: fieldsWith(item, values),
    letters,
    resets: sequenceResets.find((one) => one === values.resets) ?? 'year',
    per: sequenceScopes.find((one) => one === values.per) ?? 'letters',
  };
  const [problem] = checkFormat(format);
  if (problem) return { problem };
  const year = new Date().getFullYear();
  return writeNumber(format, { year, letters: letters[0]?.letters ?? null, sequence: next });
}
