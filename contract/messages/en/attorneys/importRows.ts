import type { RowProblems } from '#domain/attorneys/imports/RowProblems';
import type { RowProblemTexts } from '../../Catalog.ts';
import { either } from '../words.ts';

const fields = {
  full_name: 'Full name',
  bar_number: 'Bar number',
  status: 'Status',
  status_since: 'Status since',
  type: 'Type',
  firm: 'Firm',
  email: 'Email',
};

/** What is wrong in a row of an import, and how to correct it. */
export const importRowProblems: RowProblemTexts<RowProblems> = {
  required: ({ field }) => ({
    why: `${fields[field]} is empty.`,
    fix: `Enter the ${fields[field].toLowerCase()}, or leave the row out.`,
  }),
  too_long: ({ field, most }) => ({
    why: `${fields[field]} is longer than ${most} characters.`,
    fix: 'Shorten it. If the cell contains several rows, a quotation mark is missing in the file.',
  }),
  unreadable: ({ field }) => ({
    why: `${fields[field]} contains characters that this encoding does not have.`,
    fix: 'Choose another encoding for the file, or enter the text.',
  }),
  unknown_status: ({ status, known }) => ({ why: `“${status}” is not a status.`, fix: `Use ${either(known)}.` }),
  not_a_day: ({ value }) => ({
    why: `“${value}” is not a date.`,
    fix: 'Enter the date in the format 2026-03-17 or 03/17/2026, or leave it empty.',
  }),
  not_an_email: ({ value }) => ({
    why: `“${value}” is not an email address.`,
    fix: 'Correct the address, or leave it empty.',
  }),
  too_many_cells: ({ cells, columns }) => ({
    why: `This row has ${cells} cells for ${columns} columns.`,
    fix: 'Put text that contains the separator in quotation marks in the file, or leave the row out.',
  }),
  bar_number_repeated: ({ bar_number, row }) => ({
    why: `Bar number ${bar_number} is already in row ${row}.`,
    fix: 'Correct one of the two numbers, or leave one of the rows out.',
  }),
};
