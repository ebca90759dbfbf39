import type { Outcome, Problem } from '../Outcome.ts';
import type { DoubtMessage } from '../RuleMessages.ts';
import { broken, met, notChecked } from './lookup.ts';

/** The result for each part of a rule: a problem, why it could not be checked, or nothing. */
export type PartOutcome = Problem | { why: DoubtMessage } | undefined;

/**
 * The combined result for all parts of a rule: broken if any part is broken, not checked if any could not be checked,
 * and otherwise met.
 */
export function conclude(judged: readonly PartOutcome[]): Outcome {
  const problems = judged.filter((one): one is Problem => one !== undefined && 'says' in one);
  const [first, ...more] = problems;
  if (first !== undefined) return broken(first, ...more);
  const unsure = judged.find((one) => one !== undefined && 'why' in one);
  return unsure !== undefined && 'why' in unsure ? notChecked(unsure.why) : met;
}
