import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DelayNoticeState } from '#domain/courtroom/delayNotices';
import { delayNotices } from '#server/db/schema/courtroom';
import type { Db } from '#server/kernel/Database';

export type StoredDelayNotice = typeof delayNotices.$inferSelect;
type Saved = Omit<typeof delayNotices.$inferInsert, 'id'>;

/** Puts the notices of people on record, at least one; a later delay of the hearing replaces that of a person. */
export async function saveDelayNotices(tx: Db, notices: readonly Saved[]): Promise<StoredDelayNotice[]> {
  const { name, address, minutes, state, changed_at } = delayNotices;
  const given = (column: PgColumn) => sql.raw(`excluded."${column.name}"`);
  return tx
    .insert(delayNotices)
    .values([...notices])
    .onConflictDoUpdate({
      target: [delayNotices.session_id, delayNotices.hearing_id, delayNotices.key],
      set: {
        ...{ name: given(name), address: given(address), minutes: given(minutes), state: given(state) },
        ...{ changed_at: given(changed_at), mail_reply: null },
      },
    })
    .returning();
}

export async function findDelayNoticeForSystem(db: Db, id: string): Promise<StoredDelayNotice | undefined> {
  const [found] = await db.select().from(delayNotices).where(eq(delayNotices.id, id));
  return found;
}

/** The end of an attempt, unless a later delay replaced the notice. */
export async function settleDelayNotice(
  db: Db,
  { id, minutes }: Pick<StoredDelayNotice, 'id' | 'minutes'>,
  outcome: Pick<StoredDelayNotice, 'state' | 'mail_reply'>,
): Promise<void> {
  await db
    .update(delayNotices)
    .set(outcome)
    .where(and(eq(delayNotices.id, id), eq(delayNotices.minutes, minutes)));
}

const isMissed = (state: DelayNoticeState) => state === 'no_email' || state === 'failed';

/**
 * Who of these hearings could not be notified. Someone without an email address who never heard of a delay need not
 * know that the session is on time again.
 */
export function findNotNotifiedForSystem(db: Db, session_id: string, hearing_ids: readonly string[]) {
  const hasNone = and(eq(delayNotices.state, 'no_email'), gt(delayNotices.minutes, 0));
  return db
    .select()
    .from(delayNotices)
    .where(
      and(
        eq(delayNotices.session_id, session_id),
        inArray(delayNotices.hearing_id, [...hearing_ids]),
        or(hasNone, eq(delayNotices.state, 'failed')),
      ),
    )
    .orderBy(asc(delayNotices.name), asc(delayNotices.id))
    .then((found) => found.flatMap(({ state, ...one }) => (isMissed(state) ? [{ ...one, state }] : [])));
}
