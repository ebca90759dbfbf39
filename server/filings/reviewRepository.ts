import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { writeReviewReason } from '#contract/messages/writeMessages';
import type { Claim, Hold, Review } from '#contract/review';
import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeReturn, findReturnsForSystem } from './attachments/returnedAttachments.ts';
import type { StoredFiling } from './filingRepository.ts';

export type StoredReview = typeof reviews.$inferSelect;
/** The decisions of a court that are held, the next one to take effect first. */
export async function findHolds(
  { db, config, now }: { db: Db } & Needs<'config' | 'now'>,
  viewer: Actor,
  filing_id?: string,
): Promise<Hold[]> {
  const holdMs = config.decision_hold_seconds * 1000;
  const found = await db
    .select({ review: reviews, by: personName(reviews.decided_by), document_name: filings.document_name })
    .from(reviews)
    .innerJoin(filings, eq(filings.id, reviews.filing_id))
    .where(
      and(
        eq(reviews.state, 'held'),
        eq(filings.court_id, viewer.court_id),
        filing_id ? eq(reviews.filing_id, filing_id) : undefined,
      ),
    )
    .orderBy(asc(reviews.decided_at))
    .limit(50);
  return found.map(({ review, by, document_name }) => ({
    review_id: review.id,
    filing_id: review.filing_id,
    document_name,
    decision: review.decision,
    by,
    mine: review.decided_by === viewer.person_id,
    decided_at: review.decided_at.toISOString(),
    takes_effect_at: new Date(review.decided_at.getTime() + holdMs).toISOString(),
    seconds_left: Math.max(0, (review.decided_at.getTime() + holdMs - now().getTime()) / 1000),
  }));
}

/** The decisions on a filing that are or were in force, oldest first; for the court's staff the held one too. */
export async function findReviews(
  db: Db,
  { filing }: Pick<StoredFiling, 'filing'>,
  withHeld: boolean,
): Promise<Review[]> {
  const found = await db
    .select({ review: reviews, by: personName(reviews.decided_by) })
    .from(reviews)
    .where(
      and(
        eq(reviews.filing_id, filing.id),
        or(eq(reviews.state, 'effective'), withHeld ? eq(reviews.state, 'held') : sql`false`),
      ),
    )
    .orderBy(asc(reviews.decided_at));
  const returns = await findReturnsForSystem(
    db,
    found.map(({ review }) => review.id),
  );
  return found.map(({ review, by }) => ({
    ...describeReview(review, by),
    returned: returns.filter(({ review_id }) => review_id === review.id).map(describeReturn),
  }));
}

function describeReview(review: StoredReview, by: string): Omit<Review, 'returned'> {
  return {
    id: review.id,
    decision: review.decision,
    deficiency: review.deficiency,
    reason_code: review.reason_code,
    reason_words: writeReviewReason(review.reason_code as ReasonCode) ?? null,
    reason: review.reason,
    authority: review.authority,
    correct_by: review.correct_by?.toISOString() ?? null,
    decided_by: by,
    decided_at: review.decided_at.toISOString(),
    in_force_at: review.state === 'effective' ? (review.settled_at?.toISOString() ?? null) : null,
    filed_as_of: review.filed_as_of,
    filed_as_of_reason: review.filed_as_of_reason,
    filed_on: review.filed_on,
    ordered_on: review.ordered_on,
    answer: review.answer,
  };
}

/** The return under which a filing can be corrected now, if it is returned. */
export async function findReturn(db: Db, { filing }: Pick<StoredFiling, 'filing'>): Promise<StoredReview | undefined> {
  return (await findReturnsInForce(db, [filing.id])).get(filing.id);
}

/** The return under which each of some filings can be corrected now; filings that are not returned have none. */
export async function findReturnsInForce(db: Db, filing_ids: readonly string[]): Promise<Map<string, StoredReview>> {
  if (filing_ids.length === 0) return new Map();
  const newest = await db
    .selectDistinctOn([reviews.filing_id])
    .from(reviews)
    .where(and(inArray(reviews.filing_id, [...filing_ids]), eq(reviews.state, 'effective')))
    .orderBy(asc(reviews.filing_id), desc(reviews.decided_at));
  return new Map(newest.filter(({ decision }) => decision === 'returned').map((one) => [one.filing_id, one]));
}

/** Keeps what the filer answers to the return under which a locked filing is submitted again. */
export async function keepAnswer(tx: Db, stored: Pick<StoredFiling, 'filing'>, answer: string): Promise<void> {
  const returned = await findReturn(tx, stored);
  if (returned) await tx.update(reviews).set({ answer }).where(eq(reviews.id, returned.id));
}

/** The clerks who accepted a filing, for notices. */
export async function findAcceptingClerksForSystem(db: Db, filing_id: string): Promise<string[]> {
  const accepted = await db
    .select({ id: reviews.decided_by })
    .from(reviews)
    .where(and(eq(reviews.filing_id, filing_id), eq(reviews.state, 'effective'), eq(reviews.decision, 'accepted')));
  return accepted.map(({ id }) => id);
}

/** The decision on a filing that is held. */
export async function findHeldReview(
  db: Db,
  { filing }: Pick<StoredFiling, 'filing'>,
): Promise<StoredReview | undefined> {
  const [held] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.filing_id, filing.id), eq(reviews.state, 'held')));
  return held;
}

export function describeClaim(
  filing: { claimed_by: string | null; claimed_at: Date | null },
  name: string | null,
  viewer: Actor,
): Claim | null {
  if (!filing.claimed_by || !filing.claimed_at) return null;
  const mine = filing.claimed_by === viewer.person_id;
  return { by: name ?? '', since: filing.claimed_at.toISOString(), mine };
}
