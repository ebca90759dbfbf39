import type { ResubmissionChanges } from '#contract/resubmissions';
import type { StoredChanges } from '#domain/filings/returned/ResubmissionChanges';
import { describeFinding } from '#server/checks/describeFinding';

/** What a resubmission changes, in words. */
export function describeChanges({ findings, paid_cents = 0, ...changes }: StoredChanges): ResubmissionChanges {
  return {
    ...changes,
    paid_cents,
    findings: findings && {
      fixed: findings.fixed.map(describeFinding),
      remaining: findings.remaining.map(describeFinding),
      added: findings.added.map(describeFinding),
    },
  };
}
