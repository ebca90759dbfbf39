import type { Evaluator } from '../Evaluator.ts';
import { notApplicable } from '../shared/lookup.ts';

/** What clerks may do with a document binds the clerks: no document can break it. Findings take their class from it. */
export const acceptancePolicy: Evaluator<'acceptance_policy'> = () => notApplicable;
