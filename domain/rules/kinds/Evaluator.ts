import type { Submission } from '../checks/Submission.ts';
import type { RuleOf } from '../Rule.ts';
import type { Outcome } from './Outcome.ts';
import type { RuleKind } from './ParametersByKind.ts';

/** A rule as its evaluator sees it. It has no id: what differs from rule to rule is a parameter in the rule’s row. */
export type Asked<K extends RuleKind> = Pick<RuleOf<K>, 'applies_to' | 'automation' | 'citation' | 'parameters'>;

/**
 * Checks a submission against a rule of its kind, with the rule's parameters. Pure and fast. In doubt the result is
 * `not_checked`, because false findings cost trust.
 */
export type Evaluator<K extends RuleKind> = (rule: Asked<K>, submission: Submission) => Outcome;
