import type { Evaluator } from '../Evaluator.ts';
import { notApplicable } from '../shared/lookup.ts';

/** A permission for filers: no document can violate it. */
export const permission: Evaluator<'permission'> = () => notApplicable;
