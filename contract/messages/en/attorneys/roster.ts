import type { RosterProblems } from '#domain/attorneys/RosterProblems';
import type { Texts } from '../../Catalog.ts';
import { either } from '../words.ts';

const fields = { full_name: 'Full name', bar_number: 'Bar number', type: 'Type', status: 'Status' };

/** Problems in a row of an imported roster. */
export const rosterProblems: Texts<RosterProblems> = {
  required: ({ field }) => `${fields[field]} is required`,
  too_long: ({ field, most }) => `${fields[field]} is longer than ${most} characters`,
  bar_number_repeated: ({ bar_number, row }) => `Bar number ${bar_number} is already in row ${row}`,
  bar_number_taken: ({ bar_number, name }) => `Bar number ${bar_number} is already on the roster, for ${name}`,
  unknown_status: ({ status, known }) => `“${status}” is not a status. Use ${either(known)}`,
  not_a_count: () => 'Active cases must be a whole number',
  not_a_day: () => 'Status since must be a date in the format 2026-03-17',
  row_too_long: ({ cells, columns }) => `This row has ${cells} cells for ${columns} columns.`,
};
