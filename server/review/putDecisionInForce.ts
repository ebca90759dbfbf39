import { and, eq, gt } from 'drizzle-orm';
import { spellDay } from '#domain/days/spellDay';
import { moveFiling } from '#domain/filings/moveFiling';
import { decidedPriority } from '#domain/filings/priorityOf';
import { endSentence } from '#domain/text/endSentence';
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
const titles = { accepted: 'Filing Accepted', returned: 'Filing Returned', rejected: 'Filing Rejected' } as const;

/**
 * Puts a decision in force that nobody took back: the filing moves on, an accepted one goes into its case and on the
 * docket, the filer is told. Begun a second time it changes nothing. What changed since the clerk looked at it goes
 * back to the queue instead, since that is not what was decided on.
 */
export async function putDecisionInForce(needs: Working, review_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await holdDecision(tx, review_id);
    if (!held) return;
    const { review, filing } = held;
    const at = needs.now();
    if (await isOutdated(tx, review, filing)) return lapse(tx, needs, review, filing, 'it was changed meanwhile');

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
      if (placed === 'number_taken') return lapse(tx, needs, review, filing, 'its case number was taken meanwhile');
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
        title: 'Case Opened',
        description: describeOpening(outcome.placed, review, filing),
        concerns: filing.filed_by,
      });
    }
    await recordActivity(tx, needs, clerk, {
      action: `filing_${review.decision}`,
      subject_type: 'filing',
      subject_id: filing.id,
      title: titles[review.decision],
      description: describe(outcome, clerk.full_name),
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

async function lapse(tx: Db, needs: Working, review: StoredReview, filing: Filing, why: string): Promise<void> {
  await tx.update(reviews).set({ state: 'revoked', settled_at: needs.now() }).where(eq(reviews.id, review.id));
  await recordActivity(tx, needs, 'portal', {
    court_id: filing.court_id,
    action: 'decision_lapsed',
    subject_type: 'filing',
    subject_id: filing.id,
    title: 'Decision Lapsed',
    description: `The decision on ${filing.document_name} did not take effect: ${why}.`,
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

function describeOpening({ case_number, title }: Placed, { placement }: StoredReview, filing: Filing): string {
  const opened = `${case_number}, ${title}, was opened.`;
  const reason = placement && 'open' in placement ? placement.open.duplicate_reason : undefined;
  return reason ? `${opened} The document names ${filing.case_number}, a case of this court: ${reason}` : opened;
}

function describe({ review, filing, placed }: Outcome, clerk: string): string {
  const notice = review.deficiency ? `, with a notice of deficiency (${review.authority})` : '';
  if (placed) {
    const entry = `${clerk} accepted ${filing.document_name}: entry ${placed.number} in ${placed.case_number}${notice}.`;
    return [entry, describeDate(review, placed)].filter(Boolean).join(' ');
  }
  return `${clerk} ${review.decision} ${filing.document_name} (${review.authority}).`;
}

/** For a correction that is a different document: which date the clerk gave it, and why. */
function describeDate({ filed_as_of, filed_as_of_reason }: StoredReview, { filed_on }: Placed): string | null {
  if (filed_as_of === null) return null;
  const document = filed_as_of === 'received' ? 'the new document' : 'the returned document';
  const filed = `Filed as of ${spellDay(filed_on)}, when ${document} was received`;
  return filed_as_of_reason ? `${filed}: ${endSentence(filed_as_of_reason)}` : `${filed}.`;
}
