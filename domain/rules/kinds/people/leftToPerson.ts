import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { notApplicable, notChecked } from '../shared/lookup.ts';

/** A rule that requires a person's review, with the reason. */
export const leftToPerson: Evaluator<'left_to_person'> = (rule, { forum }) =>
  isOfOtherCases(rule, forum)
    ? notApplicable
    : notChecked({ code: 'people.reason_of_rule', values: { why: rule.parameters.why } });
