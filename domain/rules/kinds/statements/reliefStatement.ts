import type { Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a Texas pleading states which of the five ranges of relief it seeks (Tex. R. Civ. P. 47(c)). */
export const reliefStatement: Evaluator<'relief_statement'> = (_rule, { documents: [lead], forum }) => {
  if (
    forum.case_type === 'Family Law' ||
    /divorce|custody|parent-child|expunction|habeas|bill of review/i.test(titleOf(lead))
  )
    return notApplicable;
  if (statementsIn(lead, 'relief_band').length > 0) return met;
  return missing(lead, { code: 'statements.relief_band_missing', values: {} });
};
