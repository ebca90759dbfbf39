/** One line of the court's record as it is sealed. `at` is UTC with microseconds, as the database keeps it. */
export type ActivityLine = {
  court_id: string;
  /** Position in the court's chain, from 1, without gaps. */
  seq: number;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  title: string;
  description: string;
  concerns: string | null;
  from_address: string | null;
  at: string;
  previous_hash: string;
};

/** What stands before the first line of every chain. */
export const chainStart = '0'.repeat(64);

/** The order is part of what was promised: a line written in another order would have another hash. */
const order = [
  'court_id',
  'seq',
  'actor_id',
  'actor_name',
  'actor_role',
  'action',
  'subject_type',
  'subject_id',
  'title',
  'description',
  'concerns',
  'from_address',
  'at',
  'previous_hash',
] as const satisfies readonly (keyof ActivityLine)[];

/** The one spelling of a line that its hash is taken of: JSON without spaces, fields in a fixed order. */
export function canonicalLine(line: ActivityLine): string {
  return JSON.stringify(Object.fromEntries(order.map((field) => [field, line[field]])));
}
