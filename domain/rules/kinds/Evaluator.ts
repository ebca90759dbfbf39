import type { Submission } from '../checks/Submission.ts';
import type { RuleOf } from '../Rule.ts';
import type { Outcome } from './Outcome.ts';
import type { RuleKind } from './ParametersByKind.ts';

/** A rule as its evaluator sees it. It has no id: what differs from rule to rule is a parameter in the rule’s row. */
export type Asked<K extends RuleKind> = Pick<RuleOf<K>, 'applies_to' | 'automation' | 'citation' | 'parameters'>;

/**
 * Holds a submission against a rule of its kind; the rule's parameters say what is asked. Pure and quick. In doubt it says
 * `not_checked`: a false finding costs a person's trust.
 */
export type Evaluator<K extends RuleKind> = (rule: Asked<K>, submission: Submission) => Outcome;
