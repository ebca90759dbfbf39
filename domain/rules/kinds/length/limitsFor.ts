import type { Submission } from '../../checks/Submission.ts';
import type { Limit } from './parameters.ts';
import { type Role, roleOf } from './roleOf.ts';

/**
 * The limits of a rule that may apply to a document; more than one only if they differ by something that documents do
 * not state.
 */
export function limitsFor(limits: readonly Limit[], submission: Submission): readonly Limit[] {
  const role = roleOf(submission);
  const fitting = limits.filter((one) => fits(one, role) && mayHold(one, submission));
  const most = Math.max(...fitting.map(detailOf));
  return fitting.filter((one) => detailOf(one) === most);
}

function fits({ part, motion, document }: Limit, role: Role): boolean {
  return (
    (part === undefined || part === role.part) &&
    (motion === undefined || role.motions.includes(motion)) &&
    (document === undefined || role.kinds.includes(document))
  );
}

/** Only a state's highest court hears appeals from death sentences, and only in criminal cases. */
function mayHold({ case: kind }: Limit, { forum }: Submission): boolean {
  if (kind === undefined) return true;
  return forum.court_level === 'Supreme Court' && (forum.case_type === null || forum.case_type === 'Criminal');
}

/**
 * How specific a limit is: a document type is more specific than a type of motion, which is more specific than a role.
 */
function detailOf({ part, motion, document }: Limit): number {
  return (part === undefined ? 0 : 1) + (motion === undefined ? 0 : 2) + (document === undefined ? 0 : 4);
}
