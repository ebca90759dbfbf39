import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { consequenceOf } from '../consequenceOf.ts';
import { isPortalAdvice } from '../isPortalAdvice.ts';
import type { Problem } from '../kinds/Outcome.ts';
import type { Rule } from '../Rule.ts';
import type { Finding } from './Finding.ts';

/** A problem as a finding, with its rule, who may act on it in this court, and under which authority. */
export function findingOf(
  rule: Rule,
  problem: Problem,
  policy: AcceptancePolicy,
  adopted: ReadonlySet<string>,
): Finding {
  const { class: full_class, authority: class_authority } = problem.adviceOnly
    ? { class: 'advice' as const, authority: null }
    : consequenceOf(rule, policy);
  const confirmed = rule.confidence === 'verified' || isPortalAdvice(rule) || adopted.has(rule.id);
  return {
    ...nameRule(rule),
    class: confirmed ? full_class : 'advice',
    full_class,
    class_authority,
    form: rule.form_advice === true,
    confirmed,
    says: problem.says,
    document: problem.document ?? 0,
    evidence: problem.evidence,
  };
}

/** A rule as named in findings and open checks. */
export const nameRule = ({ id, requirement, citation }: Rule) => ({ rule_id: id, requirement, authority: citation });
