import { and, eq, inArray } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findReceived } from './findReceived.ts';

/** For a person whose connection was lost: whether the court received the submission. */
export async function findSubmission(db: Db, actor: Actor, key: string): Promise<{ filing_id: string }> {
  const found = await findReceived(db, actor, { idempotency_key: key });
  if (!found) throw new Refusal('not_found');
  return { filing_id: found.filing_id };
}

/** Which of some keys this person submitted a filing under that was withdrawn. */
export async function findWithdrawnKeys(db: Db, actor: Actor, keys: readonly string[]): Promise<(string | null)[]> {
  const withdrawn = await db
    .select({ key: filings.idempotency_key })
    .from(filings)
    .where(
      and(
        eq(filings.filed_by, actor.person_id),
        eq(filings.court_id, actor.court_id),
        inArray(filings.idempotency_key, [...keys]),
        eq(filings.state, 'withdrawn'),
      ),
    );
  return withdrawn.map(({ key }) => key);
}
