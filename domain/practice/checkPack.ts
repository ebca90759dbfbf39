import type { CourtPack, NumberFormat, PackSection } from './CourtPack.ts';
import { fieldsOf, parseTemplate, type TemplateProblemCode } from './numberTemplate.ts';

/** What is wrong in a pack: the section, the item's place in it from 1, its ID, and the value at fault. */
export type PackProblem = {
  section: PackSection | 'numbering';
  row: number;
  id: string;
  code: PackProblemCode;
  value: string;
};
export type PackProblemCode =
  | TemplateProblemCode
  | 'id_twice'
  | 'year_missing'
  | 'letters_missing'
  | 'letters_twice'
  | 'field_unknown'
  | 'format_unknown';

type Checked = Pick<CourtPack, PackSection | 'numbering'>;

/** What would prevent a pack from being used, beyond the types of its fields. */
export function checkPack(pack: Checked): PackProblem[] {
  const { number_formats, numbering } = pack;
  const usable = new Set(number_formats.filter(({ active }) => active).map(({ id }) => id));
  return [
    ...twice(pack, 'categories'),
    ...twice(pack, 'number_formats'),
    ...twice(pack, 'hearing_types'),
    ...number_formats.flatMap((format, at) =>
      checkFormat(format).map((found) => ({
        section: 'number_formats' as const,
        row: at + 1,
        id: format.id,
        ...found,
      })),
    ),
    ...Object.entries(numbering).flatMap(([type, format], at) =>
      format === null || usable.has(format)
        ? []
        : [{ section: 'numbering' as const, row: at + 1, id: type, code: 'format_unknown' as const, value: format }],
    ),
  ];
}

function twice(pack: Checked, section: PackSection): PackProblem[] {
  const seen = new Set<string>();
  return pack[section].flatMap(({ id }, at) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ section, row: at + 1, id, code: 'id_twice' as const, value: id }];
  });
}

const dated = ['yy', 'yyyy'];
type FormatProblem = Pick<PackProblem, 'code' | 'value'>;

/** What prevents numbers in a format from being written, or from being unique. */
export function checkFormat(
  format: Pick<NumberFormat, 'template' | 'fields' | 'letters' | 'resets' | 'per'>,
): FormatProblem[] {
  const { template, fields, letters, resets, per } = format;
  const parts = parseTemplate(template);
  if (!Array.isArray(parts)) return [{ code: parts.code, value: parts.at }];
  const used = fieldsOf(parts);
  const known = new Set([...dated, 'cat', ...fields.map(({ name }) => name)]);
  const codes = letters.map((one) => one.letters);
  const repeated = codes.find((one, at) => codes.indexOf(one) !== at);
  return [
    ...used.filter((name) => !known.has(name)).map((value): FormatProblem => ({ code: 'field_unknown', value })),
    // A number without its year would repeat the next year; one without its letters, in the next category.
    ...(resets !== 'never' && !used.some((name) => dated.includes(name))
      ? [{ code: 'year_missing' as const, value: template }]
      : []),
    ...(per === 'letters' && !(used.includes('cat') && letters.length > 0)
      ? [{ code: 'letters_missing' as const, value: template }]
      : []),
    ...(repeated === undefined ? [] : [{ code: 'letters_twice' as const, value: repeated }]),
  ];
}
