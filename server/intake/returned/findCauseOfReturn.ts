import type { Resubmission } from '#contract/resubmissions';
import { findCause } from '#domain/filings/returned/findCause';
import { describeFinding } from '#server/checks/describeFinding';
import { findChecks } from '#server/checks/findChecks';
import type { Db } from '#server/kernel/Database';
import type { ReturnedFiling } from './resubmissionRepository.ts';

/** A filing has few checks, and the one that the clerk had on screen is among the last. */
const lastChecks = 20;

/** The finding on which a return rests, in the check that the clerk had on screen; null if it rests on none. */
export async function findCauseOfReturn(db: Db, { stored, returned }: ReturnedFiling): Promise<Resubmission['cause']> {
  const checks = await findChecks(db, stored.filing.id, lastChecks);
  const shown = checks.find(({ check }) => check.checked_at <= returned.decided_at);
  if (!shown) return null;
  const worded = shown.check.findings.map((finding) => ({ finding, message: describeFinding(finding).message }));
  const cause = findCause(returned, worded);
  if (!cause) return null;
  const version_id = shown.check.documents[cause.finding.document]?.version_id;
  return version_id ? { by: cause.by, finding: describeFinding(cause.finding), version_id } : null;
}
