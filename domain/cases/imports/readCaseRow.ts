import { type CaseProblem, type CodeMapping, caseFields, type Field, type ImportedFile } from './caseFields.ts';

export type ReadRow = { values: Record<string, string | number | null>; problems: CaseProblem[] };

const firstDay = '1800-01-01';

/** The values of a row of another system in the portal’s terms, with everything that is wrong with them. */
export function readCaseRow(
  file: ImportedFile,
  cells: Record<string, string>,
  { mapping, today }: { mapping: CodeMapping; today: string },
): ReadRow {
  const values: ReadRow['values'] = {};
  const problems: CaseProblem[] = [];
  for (const [name, field] of Object.entries(caseFields[file])) {
    const read = readValue(field, (cells[name] ?? '').trim(), { codes: mapping[name] ?? {}, today });
    values[name] = 'code' in read ? null : read.value;
    if ('code' in read) problems.push({ field: name, code: read.code });
  }
  return { values, problems: [...problems, ...compareDays(values)] };
}

type Read = { value: string | number | null } | { code: CaseProblem['code'] };

function readValue(
  field: Field,
  text: string,
  { codes, today }: { codes: Record<string, string>; today: string },
): Read {
  if (text === '') return readEmpty(field);
  if (field.type === 'line') return text.length > field.most ? { code: 'too_long' } : { value: text };
  if (field.type === 'number') return /^\d{1,6}$/.test(text) ? { value: Number(text) } : { code: 'not_a_number' };
  if (field.type === 'day') return readDay(text, today);
  const value = Object.hasOwn(codes, text) ? codes[text]! : text;
  return field.values.includes(value) ? { value } : { code: 'unknown_code' };
}

function readEmpty(field: Field): Read {
  if (field.required) return { code: 'missing' };
  return { value: field.type === 'choice' ? (field.usual ?? null) : null };
}

/** A day that exists, not before 1800 and not in the future. */
function readDay(text: string, today: string): Read {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return { code: 'not_a_day' };
  return text < firstDay || text > today ? { code: 'out_of_range' } : { value: text };
}

function compareDays({ status, opened_on, closed_on }: ReadRow['values']): CaseProblem[] {
  if (status === 'closed' && closed_on === null) return [{ field: 'closed_on', code: 'closed_without_day' }];
  const isEarlier = typeof closed_on === 'string' && typeof opened_on === 'string' && closed_on < opened_on;
  return isEarlier ? [{ field: 'closed_on', code: 'closed_before_opened' }] : [];
}
