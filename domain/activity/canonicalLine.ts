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
  /** What the action's words are made of, for example `{ "document": "Complaint.pdf" }`. */
  values: object;
  concerns: string | null;
  from_address: string | null;
  /** JSON of what was changed. Left out of the spelling where it is null, as in lines written before there was any. */
  changes: string | null;
  at: string;
  previous_hash: string;
};

/** The hash before the first line of every chain. */
export const chainStart = '0'.repeat(64);

/** The order must never change: a line in a different order would have a different hash. */
const order = [
  'court_id',
  'seq',
  'actor_id',
  'actor_name',
  'actor_role',
  'action',
  'subject_type',
  'subject_id',
  'values',
  'concerns',
  'from_address',
  'changes',
  'at',
  'previous_hash',
] as const satisfies readonly (keyof ActivityLine)[];

/**
 * The canonical form of a line, from which its hash is computed: JSON without spaces, fields in a fixed order, and the
 * names within `values` in alphabetical order, because the database preserves no order.
 */
export function canonicalLine(line: ActivityLine): string {
  const fields = order.filter((field) => field !== 'changes' || line.changes !== null);
  const spelled = { ...line, values: inOrder(line.values) };
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, spelled[field]])));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner)]));
}
