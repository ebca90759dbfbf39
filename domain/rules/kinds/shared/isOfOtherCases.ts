import type { CheckForum } from '../../checks/Submission.ts';
import type { Scope } from '../../scopes.ts';

/**
 * Whether a rule applies only to special case types, and nothing indicates that this case is one. By default, a case is
 * civil.
 */
export function isOfOtherCases({ applies_to }: { applies_to: Scope }, { case_type }: CheckForum): boolean {
  return case_type === null && !applies_to.case_types.some((one) => one === '*' || one === 'Civil Complaint');
}
