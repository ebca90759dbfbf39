import type { ActivityMessages } from '#domain/activity/ActivityMessages';
import { recordActivity } from '#server/activity/recordActivity';
import { type HeldDecision, settleReview } from '#server/filings/decideOnFiling';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type LapseReason = ActivityMessages['decision_lapsed']['because'];

/** Sends the filing back to the queue. The line concerns the clerk; the filer does not learn of what was not decided. */
export async function lapse(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { review, filing }: HeldDecision,
  because: LapseReason,
): Promise<void> {
  await settleReview(tx, review.id, 'revoked', needs.now());
  await recordActivity(tx, needs, 'portal', {
    court_id: filing.court_id,
    action: 'decision_lapsed',
    subject_type: 'filing',
    subject_id: filing.id,
    values: { document: filing.document_name, because },
    concerns: review.decided_by,
  });
}
