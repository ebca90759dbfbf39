import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import type { FindingClass } from './checks/Finding.ts';
import { isPortalAdvice } from './isPortalAdvice.ts';
import type { Rule } from './Rule.ts';
import { reasonOf } from './reasonOf.ts';

/** Who may act on a finding, and under which authority. An advisory needs none. */
export type ClassWithAuthority =
  | { class: Exclude<FindingClass, 'advice'>; authority: string }
  | { class: 'advice'; authority: null };

/** The properties of a rule that determine its class. */
export type RuleInClass = Pick<Rule, 'citation' | 'consequence' | 'form_advice' | 'kind'>;

const advice: ClassWithAuthority = { class: 'advice', authority: null };

/**
 * Who may act on a violation of a rule, under the rule’s consequence or otherwise the court’s acceptance policy. A
 * finding without authority is an advisory.
 */
export function consequenceOf(rule: RuleInClass, policy: AcceptancePolicy): ClassWithAuthority {
  if (rule.form_advice || isPortalAdvice(rule)) return advice;
  return rule.consequence === null ? ofPolicy(rule, policy) : ofRule(rule.consequence, policy);
}

function ofRule(
  { act, authority }: NonNullable<Rule['consequence']>,
  { may_return, deficiency }: AcceptancePolicy,
): ClassWithAuthority {
  if (act === 'clerk_must_file') return advice;
  if (act !== 'clerk_may_return' || may_return) return { class: act, authority };
  return deficiency === null ? advice : { class: 'clerk_may_notice', authority: deficiency.authority };
}

function ofPolicy(rule: RuleInClass, { may_return, deficiency, reasons }: AcceptancePolicy): ClassWithAuthority {
  const reason = reasonOf(rule.kind);
  if (reason === null || !(reason in reasons)) return advice;
  const authority = reasons[reason] ?? null;
  if (may_return && authority !== null) return { class: 'clerk_may_return', authority };
  return deficiency === null ? advice : { class: 'clerk_may_notice', authority: authority ?? deficiency.authority };
}
