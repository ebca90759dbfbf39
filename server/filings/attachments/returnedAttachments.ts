import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReturnedAttachment } from '#contract/envelope';
import { writeReviewReason } from '#contract/messages/writeMessages';
import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import { returnedAttachments } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';

/** Attachments that a decision returns while it accepts their filing. The caller has read the decision for its viewer. */

export type StoredReturn = typeof returnedAttachments.$inferSelect;
export type NewReturn = Omit<typeof returnedAttachments.$inferInsert, 'review_id' | 'filing_id'>;

/** Stores the attachments that a decision returns. */
export async function insertReturns(tx: Db, review_id: string, returns: readonly NewReturn[]): Promise<void> {
  if (returns.length === 0) return;
  await tx.insert(returnedAttachments).values(returns.map((one) => ({ ...one, review_id })));
}

/** The attachments that some decisions return, in the order of their names. */
export async function findReturnsForSystem(db: Db, review_ids: readonly string[]): Promise<StoredReturn[]> {
  if (review_ids.length === 0) return [];
  return db
    .select()
    .from(returnedAttachments)
    .where(inArray(returnedAttachments.review_id, [...review_ids]))
    .orderBy(asc(returnedAttachments.title), asc(returnedAttachments.document_id));
}

/** Records which filing a returned attachment has become. */
export async function noteSeparated(
  tx: Db,
  { review_id, document_id }: StoredReturn,
  filing_id: string,
): Promise<void> {
  await tx
    .update(returnedAttachments)
    .set({ filing_id })
    .where(and(eq(returnedAttachments.review_id, review_id), eq(returnedAttachments.document_id, document_id)));
}

export function describeReturn(stored: StoredReturn): ReturnedAttachment {
  const { title, reason, authority, correct_by, filing_id } = stored;
  const reason_words = writeReviewReason(stored.reason_code as ReasonCode) ?? null;
  return { title, reason_words, reason, authority, correct_by: correct_by.toISOString(), filing_id };
}
