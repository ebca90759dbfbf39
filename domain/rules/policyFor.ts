import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import type { CheckForum } from './checks/Submission.ts';

/** What the clerks of the court whose rules apply may do with a defective document. */
export function policyFor({
  court_level,
  court_system,
  jurisdiction,
  court_name,
}: Pick<CheckForum, 'court_level' | 'court_system' | 'jurisdiction' | 'court_name'>): AcceptancePolicy {
  // A state court is never at the federal level, regardless of the choice.
  const level = court_system === 'state' && court_level === 'Federal Court' ? 'State Court' : court_level;
  return policyOf({ name: court_name, level, jurisdiction, system: court_system });
}
