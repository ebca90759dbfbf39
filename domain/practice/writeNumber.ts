import type { NumberFormat } from './CourtPack.ts';
import { parseTemplate, type TemplatePart } from './numberTemplate.ts';

/** The values of a number: its year, or the year of its term; its letters, if the format has any; its place. */
export type NumberValues = { year: number; letters: string | null; sequence: number };

/** A number, or the field that has no value. */
export type WrittenNumber = { number: string } | { missing: string };

/** A case number in a format whose template is valid. */
export function writeNumber(
  format: Pick<NumberFormat, 'template' | 'fields'>,
  { year, letters, sequence }: NumberValues,
): WrittenNumber {
  const parts = parseTemplate(format.template);
  if (!Array.isArray(parts)) return { missing: parts.at };
  const values = new Map(format.fields.map(({ name, value }) => [name, value]));
  values.set('yy', String(year % 100).padStart(2, '0'));
  values.set('yyyy', String(year));
  values.set('cat', letters ?? '');
  const write = (part: TemplatePart): string | { missing: string } => {
    if ('text' in part) return part.text;
    if ('sequence' in part) return String(sequence).padStart(part.sequence, '0');
    if ('field' in part) return values.get(part.field) || { missing: part.field };
    const written = part.optional.map(write);
    return written.every((one) => typeof one === 'string') ? written.join('') : '';
  };
  let number = '';
  for (const part of parts) {
    const written = write(part);
    if (typeof written !== 'string') return written;
    number += written;
  }
  return { number };
}
