import type { Finding } from '#domain/rules/checks/Finding';
import { kindOfRule } from '#domain/rules/kindOfRule';
import { reasonOf } from '#domain/rules/reasonOf';

type Returned = { reason_code: string | null; reason: string | null; authority: string | null };
/** A finding, and its message as the clerk reads it. */
type Worded<F> = { finding: F; message: string };

/** `words`: the clerk's words contain the finding's message. `reason`: the finding belongs to the clerk's reason. */
export type Cause<F> = { finding: F; by: 'words' | 'reason' };

/**
 * The finding of the check that the clerk had on screen on which a return rests: the one whose message the clerk's words
 * contain, or else one of the same reason and authority, or of the same reason. Null if there is none.
 */
export function findCause<F extends Pick<Finding, 'rule_id' | 'authority' | 'evidence'>>(
  { reason_code, reason, authority }: Returned,
  findings: readonly Worded<F>[],
): Cause<F> | null {
  const quoted = findings.filter(({ message }) => message !== '' && (reason ?? '').includes(message));
  if (quoted.length > 0) return { finding: placedFirst(quoted), by: 'words' };
  const same = findings.filter(({ finding }) => reason_code !== null && reasonCodeOf(finding) === reason_code);
  const cited = same.filter(({ finding }) => (authority ?? '').includes(finding.authority));
  const [found] = [cited, same].filter(({ length }) => length > 0);
  return found ? { finding: placedFirst(found), by: 'reason' } : null;
}

function reasonCodeOf({ rule_id }: Pick<Finding, 'rule_id'>): string | null {
  const kind = kindOfRule(rule_id);
  return kind === undefined ? null : reasonOf(kind);
}

/** Of several, one with a place in the document. */
function placedFirst<F extends Pick<Finding, 'evidence'>>(found: readonly Worded<F>[]): F {
  return (found.find(({ finding }) => finding.evidence.length > 0) ?? found[0]!).finding;
}
