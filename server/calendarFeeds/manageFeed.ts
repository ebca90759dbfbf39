import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CalendarFeed, NewCalendarFeed } from '#contract/calendarFeeds';
import { recordActivity } from '#server/activity/recordActivity';
import { calendarFeeds } from '#server/db/schema/calendarFeeds';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret, newSecret } from '#server/secrets/tokens';

type Tools = Needs<'db' | 'config' | 'now'>;

/** The person's feed in the court of the session; null without one. */
export async function readFeed(db: Db, viewer: Actor): Promise<CalendarFeed | null> {
  const [found] = await db.select().from(calendarFeeds).where(isOwn(viewer));
  return found ? describe(found) : null;
}

/** Creates the person's feed. An existing one is replaced: its address no longer works. */
export async function createFeed(needs: Tools, actor: Actor): Promise<NewCalendarFeed> {
  const token = newSecret();
  const created_at = needs.now();
  const { person_id, court_id } = actor;
  const feed = await needs.db.transaction(async (tx) => {
    await tx.delete(calendarFeeds).where(isOwn(actor));
    const [made] = await tx
      .insert(calendarFeeds)
      .values({ person_id, court_id, token_hash: hashSecret(token), created_at })
      .onConflictDoNothing()
      .returning();
    // The person created one in another window at the same moment.
    if (!made) throw new Refusal('changed_meanwhile');
    await recordActivity(tx, needs, actor, { action: 'calendar_feed_created', values: {}, ...subject(actor) });
    return describe(made);
  });
  return {
    message: 'Calendar address created',
    address: addressOf(needs, token),
    data: feed,
  };
}

/** Ends the person's feed: its address no longer works. */
export async function revokeFeed(needs: Tools, actor: Actor): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const revoked = await tx.delete(calendarFeeds).where(isOwn(actor)).returning({ id: calendarFeeds.id });
    if (revoked.length === 0) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, { action: 'calendar_feed_revoked', values: {}, ...subject(actor) });
  });
  return { message: 'Calendar address revoked' };
}

/** Whose feed an address opens, and since when it exists. A reading is noted once an hour. */
export async function findFeedForSystem(db: Db, token: string, at: Date) {
  const [found] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.token_hash, hashSecret(token)));
  if (!found) return null;
  const hour = sql`${at.toISOString()}::timestamptz - interval '1 hour'`;
  await db
    .update(calendarFeeds)
    .set({ last_read_at: at })
    .where(
      and(
        eq(calendarFeeds.id, found.id),
        sql`(${calendarFeeds.last_read_at} is null or ${calendarFeeds.last_read_at} < ${hour})`,
      ),
    );
  return found;
}

/** The address of a feed with this secret. */
export const addressOf = ({ config }: Needs<'config'>, token: string): string =>
  `${config.public_url}/api/calendar-feeds/${token}/calendar.ics`;

/** The one feed of a person in a court that is of no judge, courtroom, or attorney. */
const isOwn = ({ person_id, court_id }: Actor) =>
  and(
    ...[eq(calendarFeeds.person_id, person_id), eq(calendarFeeds.court_id, court_id)],
    ...[isNull(calendarFeeds.judge_id), isNull(calendarFeeds.courtroom_id), isNull(calendarFeeds.attorney_id)],
  );
const subject = ({ person_id }: Actor) => ({ subject_type: 'preferences' as const, subject_id: person_id });
const describe = ({ created_at, last_read_at }: typeof calendarFeeds.$inferSelect): CalendarFeed => ({
  created_at: created_at.toISOString(),
  last_read_at: last_read_at?.toISOString() ?? null,
});
