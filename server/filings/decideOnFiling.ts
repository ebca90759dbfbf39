import { and, eq, gt, ne } from 'drizzle-orm';
import { decidedPriority } from '#domain/filings/priorityOf';
import type { FilingState } from '#domain/filings/states';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { askToSettleFees } from './fees/feesJob.ts';
import type { StoredReview } from './reviewRepository.ts';

/** The writes of the clerk's review: claims, decisions, and their effect on a filing that the caller has locked. */

type Filing = typeof filings.$inferSelect;
export type HeldDecision = { review: StoredReview; filing: Filing };

/** Records who claims a filing, or with null that no one does. */
export async function setClaim(tx: Db, id: string, claim: { by: string; at: Date } | null): Promise<void> {
  await tx
    .update(filings)
    .set({ claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null })
    .where(eq(filings.id, id));
}

/**
 * Stores a decision, which is held at first, takes the filing out of the queue, and claims it for the clerk from the
 * given time. Returns the ID of the decision.
 */
export async function insertReview(tx: Db, review: typeof reviews.$inferInsert, claimed_at: Date): Promise<string> {
  const [made] = await tx.insert(reviews).values(review).returning({ id: reviews.id });
  await tx
    .update(filings)
    .set({ decision_held: true, claimed_by: review.decided_by, claimed_at })
    .where(eq(filings.id, review.filing_id));
  return made!.id;
}

/** A decision on a filing that the viewer has access to. */
export async function findReview(db: Db, viewer: Actor, id: string): Promise<StoredReview | undefined> {
  const [found] = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(filings, eq(filings.id, reviews.filing_id))
    .where(and(eq(reviews.id, id), visibleFilings(viewer)));
  return found?.review;
}

/** A held decision with its filing, both locked: the filing first, in the same order as everywhere else. */
export async function lockDecisionForSystem(tx: Db, review_id: string): Promise<HeldDecision | undefined> {
  const [about] = await tx.select({ filing_id: reviews.filing_id }).from(reviews).where(eq(reviews.id, review_id));
  if (!about) return undefined;
  const [filing] = await tx.select().from(filings).where(eq(filings.id, about.filing_id)).for('update');
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, review_id)).for('update');
  return filing && review?.state === 'held' ? { filing, review } : undefined;
}

/** Ends the holding of a decision: it takes effect, or is revoked. */
export async function settleReview(tx: Db, id: string, state: 'effective' | 'revoked', at: Date): Promise<void> {
  const [settled] = await tx
    .update(reviews)
    .set({ state, settled_at: at })
    .where(eq(reviews.id, id))
    .returning({ filing_id: reviews.filing_id });
  await tx.update(filings).set({ decision_held: false }).where(eq(filings.id, settled!.filing_id));
}

/** Whether the filing has changed since the decision, so that the decision is not about its present content. */
export async function isOutdated(tx: Db, { review, filing }: HeldDecision): Promise<boolean> {
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

/** Whether another decision on the filing took effect before this one. */
export async function wasDecidedBefore(tx: Db, { id, filing_id }: Pick<StoredReview, 'id' | 'filing_id'>) {
  const [earlier] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.filing_id, filing_id), eq(reviews.state, 'effective'), ne(reviews.id, id)))
    .limit(1);
  return earlier !== undefined;
}

/** The state that a decision gives a filing, and the case in which an accepted filing is placed. */
export async function settleFiling(
  tx: Db,
  filing: Filing,
  { state, placed }: { state: FilingState; placed: (Pick<Filing, 'case_type'> & { case_id: string }) | null },
): Promise<void> {
  const { priority, reason } = decidedPriority;
  await tx
    .update(filings)
    .set({
      state,
      ...(placed && { case_id: placed.case_id, case_type: placed.case_type }),
      ...(filing.priority_set_by === null && state !== 'returned' && { priority, priority_reason: reason }),
      claimed_by: null,
      claimed_at: null,
      version: filing.version + 1,
    })
    .where(eq(filings.id, filing.id));
  await askToSettleFees(tx, filing.envelope_id);
}
