import type { Evaluator } from '../Evaluator.ts';
import { anyStates, met, missing, notApplicable, statementsIn } from '../shared/lookup.ts';
import { filersOf, partnership } from './sides.ts';

/**
 * Whether a document that bases jurisdiction on diversity has a statement of citizenship (Fed. R. Civ. P. 7.1(a)(2)).
 */
export const citizenshipStatement: Evaluator<'citizenship_statement'> = (_rule, submission) => {
  const [lead] = submission.documents;
  if (statementsIn(lead, 'diversity').length === 0) return notApplicable;
  if (anyStates(submission, 'citizenship_statement')) return met;
  const names = filersOf(lead);
  const hasMembers = names.some((name) => partnership.test(name));
  if (anyStates(submission, ...(hasMembers ? ['members_citizenship'] : ['citizenship', 'members_citizenship'])))
    return met;
  return missing(lead, {
    code: hasMembers ? 'statements.members_citizenship_missing' : 'statements.citizenship_missing',
    values: {},
  });
};
