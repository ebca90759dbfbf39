import type { Requirement, Rule, RuleRow } from './Rule.ts';

/** A rule from its row. */
function ruleOf(row: RuleRow): Rule {
  // A row has the parameters of its type, which TypeScript loses when the union is spread.
  return { consequence: null, sources: [], effective_from: null, caveat: '', parameters: {}, ...row } as Rule;
}

/** Rules from their rows. */
export const rulesOf = (rows: readonly RuleRow[]): readonly Rule[] => rows.map(ruleOf);

/**
 * The rules of a court system from their rows, compared with their authorities on this date unless a row states
 * another.
 */
export function requirements(checked_on: string, rows: readonly RuleRow[]): readonly Requirement[] {
  return rows.map((row) => ({ ...ruleOf(row), checked_on: row.checked_on ?? checked_on }));
}
