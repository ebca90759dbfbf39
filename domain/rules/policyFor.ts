import type { CheckForum } from '#domain/checks/Submission';
import { type AcceptancePolicy, policyOf, unlisted as unlistedPolicy } from '#domain/filings/acceptancePolicies';

/** What the clerks of this very court may do with a paper that has a defect. */
export function policyFor({
  court_level,
  court_system,
  jurisdiction,
  court_name,
  case_type,
}: CheckForum): AcceptancePolicy {
  const level = court_system === 'state' && court_level === 'Federal Court' ? 'State Court' : court_level;
  const type = court_system === 'administrative' ? 'Immigration' : case_type === 'Immigration' ? null : case_type;
  const name =
    court_system === 'federal' && level === 'Supreme Court' ? 'Supreme Court of the United States' : court_name;
  return jurisdiction === null ? unlistedPolicy : policyOf({ level, jurisdiction, name }, type);
}
