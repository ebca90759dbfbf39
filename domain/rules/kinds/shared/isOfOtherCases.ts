import type { CheckForum } from '../../checks/Submission.ts';
import type { Scope } from '../../scopes.ts';

/** Whether a rule is for special cases only, and nothing says that this is one. Of a civil case it is the usual thing to be. */
export function isOfOtherCases({ applies_to }: { applies_to: Scope }, { case_type }: CheckForum): boolean {
  return case_type === null && !applies_to.case_types.some((one) => one === '*' || one === 'Civil Complaint');
}
