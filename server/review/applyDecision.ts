import { and, eq, gt } from 'drizzle-orm';
import type { ActivityMessage, ActivityMessages } from '#domain/activity/ActivityMessages';
import type { FiledAsOf } from '#domain/activity/messages/filings';
import { moveFiling } from '#domain/filings/moveFiling';
import { decidedPriority } from '#domain/filings/priorityOf';
import { recordActivity } from '#server/activity/recordActivity';
import { type Placed, placeFiling } from '#server/cases/placeFiling';
import { countDecision } from '#server/checks/countDecision';
import type { Db } from '#server/db/db';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { people, personRoles } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/record';
import type { Needs } from '#server/needs';
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

async function describeClerk(tx: Db, review: StoredReview, filing: Filing) {
  const [found] = await tx
    .select({ full_name: people.full_name, role: personRoles.role })
    .from(people)
    .leftJoin(personRoles, and(eq(personRoles.person_id, people.id), eq(personRoles.court_id, filing.court_id)))
    .where(eq(people.id, review.decided_by))
    .limit(1);
  return {
    person_id: review.decided_by,
    full_name: found!.full_name,
    role: found!.role ?? 'clerk',
    address: null,
    court_id: filing.court_id,
  };
}

function describeOpening(
  { case_number, title }: Placed,
  { placement }: StoredReview,
  filing: Filing,
): ActivityMessages['case_opened'] {
  const reason = placement && 'open' in placement ? placement.open.duplicate_reason : undefined;
  const named = reason && filing.case_number ? { case_number: filing.case_number, reason } : null;
  return { case_number, case_title: title, named };
}

function describeOutcome({ review, filing, placed }: Outcome): ActivityMessage {
  const { decision } = review;
  const authority = review.authority!;
  const document = filing.document_name;
  if (!placed) {
    return { action: decision === 'rejected' ? 'filing_rejected' : 'filing_returned', values: { document, authority } };
  }
  const { case_number, number: entry } = placed;
  const deficiency = review.deficiency ? authority : null;
  const filed_as_of = describeDate(review, placed);
  return { action: 'filing_accepted', values: { document, case_number, entry, deficiency, filed_as_of } };
}

/** For a correction that is a different document: which date the clerk gave it, and why. */
function describeDate({ filed_as_of, filed_as_of_reason }: StoredReview, { filed_on }: Placed): FiledAsOf | null {
  if (filed_as_of === null) return null;
  const receipt = filed_as_of === 'received' ? 'correction' : 'first';
  return { receipt, day: filed_on, reason: filed_as_of_reason || null };
}
