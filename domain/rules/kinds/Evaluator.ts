import type { Submission } from '../checks/Submission.ts';
import type { RuleOf } from '../Rule.ts';
import type { Outcome } from './Outcome.ts';
import type { RuleKind } from './ParametersByKind.ts';

/** A rule as its evaluator receives it, without an ID: all differences between rules are parameters in their rows. */
export type Asked<K extends RuleKind> = Pick<RuleOf<K>, 'applies_to' | 'automation' | 'citation' | 'parameters'>;

/**
 * Checks a submission against a rule of its kind, with the rule's parameters. Pure and fast. If in doubt, the result is
 * `not_checked`, because false findings cost trust.
 */
export type Evaluator<K extends RuleKind> = (rule: Asked<K>, submission: Submission) => Outcome;
