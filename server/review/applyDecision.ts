import { and, eq, gt } from 'drizzle-orm';
import type { ActivityMessages } from '#domain/activity/ActivityMessages';
import { moveFiling } from '#domain/filings/moveFiling';
import { decidedPriority } from '#domain/filings/priorityOf';
import { recordActivity } from '#server/activity/recordActivity';
import { placeFiling } from '#server/cases/placeFiling';
import { countDecision } from '#server/checks/countDecision';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/record';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeClerk, describeOpening, describeOutcome } from './describeDecision.ts';
import { enterDeficiency } from './enterDeficiency.ts';
import { findCourt, type StoredReview } from './reviewRepository.ts';
import { type Outcome, tellOutcome } from './tellOutcome.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Filing = typeof filings.$inferSelect;
const events = { accepted: 'accept', returned: 'return', rejected: 'reject' } as const;
type LapseReason = ActivityMessages['decision_lapsed']['because'];

/**
 * Puts a decision in force that nobody took back: the filing moves on, an accepted one goes into its case and on the
 * docket, the filer is told. Begun a second time it changes nothing. What changed since the clerk looked at it goes
 * back to the queue instead, since that is not what was decided on.
 */
export async function applyDecision(needs: Working, review_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await holdDecision(tx, review_id);
    if (!held) return;
    const { review, filing } = held;
    const at = needs.now();
    if (await isOutdated(tx, review, filing)) return lapse(tx, needs, review, filing, 'filing_changed');

    const outcome: Outcome = {
      review,
      filing,
      court: await findCourt(tx, filing.court_id),
      at,
      placed: null,
      notice: null,
    };
    if (review.decision === 'accepted') {
      const placed = await placeFiling(tx, outcome);
      if (placed === 'number_taken') return lapse(tx, needs, review, filing, 'number_taken');
      outcome.placed = placed;
      if (review.deficiency) outcome.notice = await enterDeficiency(tx, outcome, placed);
    }
    const moved = moveFiling(filing.state, events[review.decision])!;
    const state = outcome.placed ? moveFiling(moved, 'docket')! : moved;
    await tx
      .update(filings)
      .set({
        state,
        ...(outcome.placed && { case_id: outcome.placed.case_id, case_type: outcome.placed.case_type }),
        ...(filing.priority_set_by === null && state !== 'returned' && settledPriority),
        claimed_by: null,
        claimed_at: null,
        version: filing.version + 1,
      })
      .where(eq(filings.id, filing.id));
    await tx.update(reviews).set({ state: 'effective', settled_at: at }).where(eq(reviews.id, review.id));
    await countDecision(tx, filing, review);
    await tellOutcome(tx, needs, outcome);
    const clerk = await describeClerk(tx, review, filing);
    if (outcome.placed?.opened) {
      await recordActivity(tx, needs, clerk, {
        action: 'case_opened',
        subject_type: 'case',
        subject_id: outcome.placed.case_id,
        values: describeOpening(outcome.placed, review, filing),
        concerns: filing.filed_by,
      });
    }
    await recordActivity(tx, needs, clerk, {
      ...describeOutcome(outcome),
      subject_type: 'filing',
      subject_id: filing.id,
      concerns: filing.filed_by,
    });
  });
}

const settledPriority = { priority: decidedPriority.priority, priority_reason: decidedPriority.reason };

/** The filing first, as everybody else locks it, then the decision. */
async function holdDecision(tx: Db, review_id: string) {
  const [about] = await tx.select({ filing_id: reviews.filing_id }).from(reviews).where(eq(reviews.id, review_id));
  if (!about) return undefined;
  const [filing] = await tx.select().from(filings).where(eq(filings.id, about.filing_id)).for('update');
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, review_id)).for('update');
  return filing && review?.state === 'held' ? { filing, review } : undefined;
}

async function isOutdated(tx: Db, review: StoredReview, filing: Filing): Promise<boolean> {
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

async function lapse(
  tx: Db,
  needs: Working,
  review: StoredReview,
  filing: Filing,
  because: LapseReason,
): Promise<void> {
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
