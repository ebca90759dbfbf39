import type { Outcome, WordedProblem as Problem } from '../Outcome.ts';
import { broken, met, notChecked } from './lookup.ts';

/** What each part of a rule came to: a problem, or why it could not be looked at, or nothing. */
export type Judged = Problem | { why: string } | undefined;

/** The whole of a rule: broken where any part of it is, not checked where one could not be looked at, else met. */
export function conclude(judged: readonly Judged[]): Outcome {
  const problems = judged.filter((one): one is Problem => one !== undefined && 'message' in one);
  const [first, ...more] = problems;
  if (first !== undefined) return broken(first, ...more);
  const unsure = judged.find((one) => one !== undefined && 'why' in one);
  return unsure !== undefined && 'why' in unsure ? notChecked(unsure.why) : met;
}
