import type { Evaluator } from './Evaluator.ts';
import { redaction } from './evaluators/redaction.ts';

/** What holds a submission against the rules of each kind. A kind without an evaluator is a person's to look at. */
export const evaluators: Readonly<Record<string, Evaluator>> = {
  redaction,
};
