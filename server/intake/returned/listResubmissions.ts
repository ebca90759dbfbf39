import type { ReplyOf } from '#contract/endpoint';
import type { listResubmissions as endpoint } from '#contract/resubmissions';
import { readCourt } from '#server/courts/readCourt';
import { findFiling } from '#server/filings/filingRepository';
import { findReturn } from '#server/filings/reviewRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { dateOfResubmission } from './dateOfResubmission.ts';
import { describeChanges } from './describeChanges.ts';
import { findSubmittedForSystem } from './resubmissionRepository.ts';

/** What each resubmission of a filing changed, the last first, and the date that applies until the court decides. */
export async function listResubmissions(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
): Promise<ReplyOf<typeof endpoint>> {
  const stored = await findFiling(db, viewer, id);
  const { filing } = stored;
  const submitted = await findSubmittedForSystem(db, id);
  const waits = filing.state === 'received' && filing.resubmitted_at !== null;
  const returned = waits ? await findReturn(db, stored) : undefined;
  const court = returned && (await readCourt(db, now(), filing.court_id));
  return {
    data: submitted.map(({ resubmission, by, filer }) => ({
      submitted_at: resubmission.submitted_at!.toISOString(),
      by,
      filed_for: by === filer ? null : filer,
      changes: describeChanges(resubmission.changes!),
    })),
    date: returned && court ? dateOfResubmission(court, filing, returned) : null,
  };
}
