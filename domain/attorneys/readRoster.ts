import { isDate } from '#domain/days/days';
import { say } from '#domain/messages/say';
import { type AttorneyEntry, entryLimits } from './Attorney.ts';
import { attorneyStatuses, readAttorneyStatus } from './attorneyStatuses.ts';
import type { RosterProblemMessage } from './RosterProblems.ts';

/** The required columns of a roster, in any order and capitalization; spaces and underscores are equivalent. */
export const rosterColumns = ['full_name', 'bar_number', 'status', 'type', 'active_cases'] as const;
type Column = (typeof rosterColumns)[number];

/** One line of a CSV file, with its number there. */
export type RosterLine = { line: number; cells: readonly string[] };
export type RosterProblem = { row: number; field: string; says: RosterProblemMessage };
/** An entry with its line number and, if the file has it, the date since which it has had this status (YYYY-MM-DD). */
export type ReadEntry = AttorneyEntry & { row: number; status_since: string | null };
export type ReadRoster = { entries: ReadEntry[]; problems: RosterProblem[] };

/** The columns that a header lacks. */
export function missingColumns(header: readonly string[]): Column[] {
  const named = header.map(columnName);
  return rosterColumns.filter((column) => !named.includes(column));
}

/** Reads the lines under a header. An invalid line is reported with everything that is wrong in it. */
export function readRoster(header: readonly string[], lines: readonly RosterLine[]): ReadRoster {
  const named = header.map(columnName);
  const firstWith = new Map<string, number>();
  const read: ReadRoster = { entries: [], problems: [] };
  for (const { line, cells } of lines) {
    const cell = (column: string) => cells[named.indexOf(column)]?.trim() ?? '';
    const problems = problemsOf(cell, firstWith);
    if (cells.length > header.length)
      problems.push(['row', say('row_too_long', { cells: cells.length, columns: header.length })]);
    if (!firstWith.has(cell('bar_number'))) firstWith.set(cell('bar_number'), line);
    read.problems.push(...problems.map(([field, says]) => ({ row: line, field, says })));
    if (problems.length === 0) read.entries.push(toEntry(line, cell));
  }
  return read;
}

type Cell = (column: string) => string;

function problemsOf(cell: Cell, firstWith: ReadonlyMap<string, number>): [string, RosterProblemMessage][] {
  const problems: [string, RosterProblemMessage][] = [];
  for (const field of ['full_name', 'bar_number', 'type'] as const) {
    if (cell(field) === '') problems.push([field, say('required', { field })]);
    if (cell(field).length > entryLimits[field])
      problems.push([field, say('too_long', { field, most: entryLimits[field] })]);
  }
  const first = firstWith.get(cell('bar_number'));
  if (first !== undefined && cell('bar_number') !== '') {
    problems.push(['bar_number', say('bar_number_repeated', { bar_number: cell('bar_number'), row: first })]);
  }
  if (cell('status') === '') problems.push(['status', say('required', { field: 'status' })]);
  else if (!readAttorneyStatus(cell('status'))) {
    problems.push(['status', say('unknown_status', { status: cell('status'), known: attorneyStatuses })]);
  }
  if (!isCount(cell('active_cases'))) problems.push(['active_cases', say('not_a_count')]);
  if (cell('status_since') !== '' && !isAdmissionDay(cell('status_since'))) {
    problems.push(['status_since', say('not_a_day')]);
  }
  return problems;
}

function toEntry(row: number, cell: Cell): ReadEntry {
  return {
    row,
    full_name: cell('full_name'),
    bar_number: cell('bar_number'),
    status: readAttorneyStatus(cell('status'))!,
    status_since: cell('status_since') || null,
    type: cell('type'),
    active_cases: Number(cell('active_cases')),
  };
}

function columnName(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

function isCount(text: string): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) <= entryLimits.active_cases;
}

/** A typo can turn 2026 into 1026. */
function isAdmissionDay(text: string): boolean {
  return isDate(text) && text >= '1700';
}
