import { findDates } from '#domain/reading/dates/findDates';
import { type FieldName, isDay, takesLines } from './fieldValues.ts';

/** Words selected in the document, in the format of the field that receives them. */
export function takenText(field: FieldName, words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (isDay(field)) return findDates(text)[0]?.iso ?? '';
  if (field === 'amount') return /\$?\d[\d,]*(?:\.\d{2})?/.exec(text)?.[0] ?? text;
  return takesLines(field) ? text.replace(/[,;]$/, '') : text;
}
