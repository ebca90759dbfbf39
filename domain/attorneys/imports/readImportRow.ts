import { entryLimits } from '#domain/attorneys/Attorney';
import { attorneyStatuses, readAttorneyStatus } from '#domain/attorneys/attorneyStatuses';
import { isDate } from '#domain/days/days';
import { say } from '#domain/messages/say';
import { type EntryField, entryFields, importLimits, type Mapping } from './importTerms.ts';
import type { RowProblem } from './RowProblems.ts';

/** The values of a row as text, and what is wrong with them. Dates are YYYY-MM-DD, and a status has its usual spelling. */
export type ReadRow = { values: Record<EntryField, string>; problems: RowProblem[] };

const limits: Partial<Record<EntryField, number>> = {
  full_name: entryLimits.full_name,
  bar_number: entryLimits.bar_number,
  type: entryLimits.type,
  firm: importLimits.firm,
  email: importLimits.email,
};
const required: readonly EntryField[] = ['full_name', 'bar_number', 'type', 'status'];

/** Reads the cells of a row by the mapping; values that a person corrected replace those of the file. */
export function readImportRow(
  cells: readonly string[],
  mapping: Mapping,
  edits: Partial<Record<EntryField, string>> = {},
): ReadRow {
  const values = { ...valuesOf(cells, mapping), ...edits };
  for (const field of entryFields) values[field] = values[field].replace(/\s+/g, ' ').trim();
  values.status = readAttorneyStatus(values.status) ?? values.status;
  values.status_since = readDay(values.status_since) ?? values.status_since;
  const problems = entryFields.flatMap((field): RowProblem[] => {
    const says = problemOf(field, values[field]);
    return says ? [{ field, says }] : [];
  });
  const columns = mapping.columns.length;
  if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== ''))
    problems.push({ field: 'row', says: say('too_many_cells', { cells: cells.length, columns }) });
  return { values, problems };
}

function valuesOf(cells: readonly string[], { columns, defaults }: Mapping): Record<EntryField, string> {
  const cell = (field: Mapping['columns'][number]) => {
    const at = columns.indexOf(field);
    return at < 0 ? '' : (cells[at] ?? '');
  };
  const both = `${cell('first_name')} ${cell('last_name')}`;
  return {
    full_name: columns.includes('full_name') ? cell('full_name') : both,
    bar_number: cell('bar_number'),
    status: cell('status').trim() || (defaults.status ?? ''),
    status_since: cell('status_since'),
    type: cell('type').trim() || (defaults.type ?? ''),
    firm: cell('firm'),
    email: cell('email'),
  };
}

function problemOf(field: EntryField, value: string): RowProblem['says'] | null {
  if (value === '') return required.includes(field) ? say('required', { field }) : null;
  const most = limits[field];
  if (most !== undefined && value.length > most) return say('too_long', { field, most });
  if (value.includes('\ufffd')) return say('unreadable', { field });
  if (field === 'status' && !readAttorneyStatus(value))
    return say('unknown_status', { status: value, known: attorneyStatuses });
  if (field === 'status_since' && !readDay(value)) return say('not_a_day', { value });
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return say('not_an_email', { value });
  return null;
}

/** A date as spreadsheets write it in the United States, or YYYY-MM-DD. A typo can turn 2026 into 1026. */
function readDay(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
  return isDate(date) && date >= '1700' ? date : null;
}
