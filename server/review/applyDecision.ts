import { and, eq, gt } from 'drizzle-orm';
import type { ActivityMessages } from '#domain/activity/ActivityMessages';
import { moveFiling } from '#domain/filings/moveFiling';
import { decidedPriority } from '#domain/filings/priorityOf';
import { recordActivity } from '#server/activity/recordActivity';
import { placeFiling } from '#server/cases/placeFiling';
import { countDecision } from '#server/checks/countDecision';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { announceOutcome } from './announceOutcome.ts';
import { enterDeficiency } from './enterDeficiency.ts';
import type { Outcome } from './Outcome.ts';
import { recordOutcome } from './recordOutcome.ts';
import { findCourt, type StoredReview } from './reviewRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Held = { review: StoredReview; filing: typeof filings.$inferSelect };
type LapseReason = ActivityMessages['decision_lapsed']['because'];

const events = { accepted: 'accept', returned: 'return', rejected: 'reject' } as const;

/**
 * Puts a decision into effect that was not undone: the filing's state changes, an accepted filing goes into its case
 * and on the docket, and the filer is notified. A second run changes nothing. A filing that has changed since the clerk
 * opened it returns to the queue instead, because the decision was not about its new content.
 */
export async function applyDecision(needs: Working, review_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await holdDecision(tx, review_id);
    if (!held) return;
    const { review, filing } = held;
    const at = needs.now();
    if (await isOutdated(tx, held)) return lapse(tx, needs, held, 'filing_changed');

    const court = await findCourt(tx, filing.court_id);
    const outcome: Outcome = { review, filing, court, at, placed: null, notice: null };
    if (review.decision === 'accepted') {
      const placed = await placeFiling(tx, outcome);
      if (placed === 'number_taken') return lapse(tx, needs, held, 'number_taken');
      outcome.placed = placed;
      if (review.deficiency) outcome.notice = await enterDeficiency(tx, outcome, placed);
    }
    const moved = moveFiling(filing.state, events[review.decision])!;
    const state = outcome.placed ? moveFiling(moved, 'docket')! : moved;
    const { priority, reason } = decidedPriority;
    await tx
      .update(filings)
      .set({
        state,
        ...(outcome.placed && { case_id: outcome.placed.case_id, case_type: outcome.placed.case_type }),
        ...(filing.priority_set_by === null && state !== 'returned' && { priority, priority_reason: reason }),
        claimed_by: null,
        claimed_at: null,
        version: filing.version + 1,
      })
      .where(eq(filings.id, filing.id));
    await tx.update(reviews).set({ state: 'effective', settled_at: at }).where(eq(reviews.id, review.id));
    await countDecision(tx, filing, review);
    await announceOutcome(tx, needs, outcome);
    await recordOutcome(tx, needs, outcome);
  });
}

/** The filing first, in the same order as everywhere else, then the decision. */
async function holdDecision(tx: Db, review_id: string): Promise<Held | undefined> {
  const [about] = await tx.select({ filing_id: reviews.filing_id }).from(reviews).where(eq(reviews.id, review_id));
  if (!about) return undefined;
  const [filing] = await tx.select().from(filings).where(eq(filings.id, about.filing_id)).for('update');
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, review_id)).for('update');
  return filing && review?.state === 'held' ? { filing, review } : undefined;
}

async function isOutdated(tx: Db, { review, filing }: Held): Promise<boolean> {
  const isUndecided = filing.state === 'received' || filing.state === 'returned';
  if (!isUndecided || filing.version !== review.filing_version) return true;
  const [newer] = await tx
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(and(eq(documents.filing_id, filing.id), gt(documentVersions.uploaded_at, review.decided_at)))
    .limit(1);
  return newer !== undefined;
}

/** Sends the filing back to the queue. The line concerns the clerk; the filer does not learn of what was not decided. */
async function lapse(tx: Db, needs: Working, { review, filing }: Held, because: LapseReason): Promise<void> {
  await tx.update(reviews).set({ state: 'revoked', settled_at: needs.now() }).where(eq(reviews.id, review.id));
  await recordActivity(tx, needs, 'portal', {
    court_id: filing.court_id,
    action: 'decision_lapsed',
    subject_type: 'filing',
    subject_id: filing.id,
    values: { document: filing.document_name, because },
    concerns: review.decided_by,
  });
}
