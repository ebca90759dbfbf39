import type { MessageOf } from '#domain/messages/Message';
import type { EntryField } from './importTerms.ts';

/** What is wrong in a row of an import. `field` names the value, and `value` is what the file has. */
export type RowProblems = {
  required: { field: EntryField };
  too_long: { field: EntryField; most: number };
  /** Characters that the chosen encoding cannot represent. */
  unreadable: { field: EntryField };
  unknown_status: { status: string; known: readonly string[] };
  not_a_day: { value: string };
  not_an_email: { value: string };
  too_many_cells: { cells: number; columns: number };
  /** `row`: the earlier row with the same number. */
  bar_number_repeated: { bar_number: string; row: number };
};

export type RowProblemMessage = MessageOf<RowProblems>;
/** A problem with the value that it is about; `row` for the entire row. */
export type RowProblem = { field: EntryField | 'row'; says: RowProblemMessage };
