import type { MessageOf } from '#domain/messages/Message';

/** Problems in a row of an imported roster. */
export type RosterProblems = {
  required: { field: 'full_name' | 'bar_number' | 'type' | 'status' };
  too_long: { field: 'full_name' | 'bar_number' | 'type'; most: number };
  /** `row`: the earlier row with the same number. */
  bar_number_repeated: { bar_number: string; row: number };
  /** `name`: the attorney on the court's roster who has the number. */
  bar_number_taken: { bar_number: string; name: string };
  unknown_status: { status: string; known: readonly string[] };
  not_a_count: Record<never, never>;
  not_a_day: Record<never, never>;
  row_too_long: { cells: number; columns: number };
};

export type RosterProblemMessage = MessageOf<RosterProblems>;
