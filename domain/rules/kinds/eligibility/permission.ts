import type { Evaluator } from '../Evaluator.ts';
import { notApplicable } from '../shared/lookup.ts';

/** What a filer may do and need not: no document can break it. */
export const permission: Evaluator<'permission'> = () => notApplicable;
