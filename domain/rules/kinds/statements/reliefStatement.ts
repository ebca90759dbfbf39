import type { Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a Texas pleading says in which of the five bands its relief lies (Tex. R. Civ. P. 47(c)). */
export const reliefStatement: Evaluator<'relief_statement'> = (_rule, { documents: [lead], forum }) => {
  if (
    forum.case_type === 'Family Law' ||
    /divorce|custody|parent-child|expunction|habeas|bill of review/i.test(titleOf(lead))
  )
    return notApplicable;
  if (statementsIn(lead, 'relief_band').length > 0) return met;
  return missing(
    lead,
    'The pleading does not say in which band the relief sought lies.',
    'Add: "Plaintiff seeks [only monetary relief of $250,000 or less / monetary relief of $250,000 or less and non-monetary relief / monetary relief over $250,000 but not more than $1,000,000 / monetary relief over $1,000,000 / only non-monetary relief]."',
  );
};
