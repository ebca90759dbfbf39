import type { FindingClass } from '#domain/checks/Finding';
import type { AcceptancePolicy } from '#domain/filings/acceptancePolicies';
import type { Rule } from './Rule.ts';
import { reasonOf } from './reasonOf.ts';

/**
 * Who may act on a finding: what the rule itself says of the clerk, else the court's acceptance policy, else it is
 * advice. Where clerks must take a paper as it is (Fed. R. Civ. P. 5(d)(4)), a judge may still strike it.
 */
export function classOf(rule: Rule, policy: AcceptancePolicy): FindingClass {
  if (rule.clerk_may_refuse === true) return 'clerk_may_return';
  if (rule.clerk_may_refuse === false) return 'judge_may_strike';
  if (isPortalAdvice(rule)) return 'advice';
  const reason = reasonOf(rule.check.kind);
  if (reason !== null && policy.may_return && reason in policy.reasons) return 'clerk_may_return';
  return bindsTheClerk(policy) ? 'judge_may_strike' : 'advice';
}

/** Whether a rule is the portal's own, which no court has made: it is advice and needs nobody's confirmation. */
export function isPortalAdvice({ citation }: Rule): boolean {
  return citation.startsWith('Portal advice');
}

/** Systems whose clerks have a closed list of grounds: whatever is not on it is the judge's. */
const closedLists = ['federal_district', 'new_york_trial', 'texas_trial', 'florida_trial'];
const bindsTheClerk = ({ system }: AcceptancePolicy) => closedLists.includes(system);
