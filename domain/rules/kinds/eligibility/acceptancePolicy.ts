import type { Evaluator } from '../Evaluator.ts';
import { notApplicable } from '../shared/lookup.ts';

/** The acceptance policy binds clerks: no document can violate it. Findings derive their class from it. */
export const acceptancePolicy: Evaluator<'acceptance_policy'> = () => notApplicable;
