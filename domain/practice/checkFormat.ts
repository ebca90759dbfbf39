import type { NumberFormat } from './CourtPack.ts';
import { fieldsOf, parseTemplate } from './numberTemplate.ts';
import type { PackProblem } from './PackProblem.ts';

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
