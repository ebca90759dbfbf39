import { and, eq, or } from 'drizzle-orm';
import type { StaffFeed } from '#contract/calendarFeeds';
import { recordActivity } from '#server/activity/recordActivity';
import { byNumber } from '#server/calendar/byNumber';
import { calendarFeeds } from '#server/db/schema/calendarFeeds';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret, newSecret } from '#server/secrets/tokens';
import { columnsOf, findSubjects, type Subject, subjectOf } from './feedSubject.ts';
import { addressOf } from './manageFeed.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** The person's feeds of judges, courtrooms, and attorneys, by name. */
export async function listStaffFeeds(db: Db, viewer: Actor): Promise<StaffFeed[]> {
  const found = await db
    .select({ feed: calendarFeeds, judge: personName(calendarFeeds.judge_id) })
    .from(calendarFeeds)
    .where(isOf(viewer));
  const feeds = found.flatMap(({ feed, judge }) => {
    const of = subjectOf(feed);
    return of ? [{ feed, judge, of }] : [];
  });
  const names = await findSubjects(
    db,
    viewer.court_id,
    feeds.map(({ of }) => of),
  );
  return feeds
    .map(({ feed, judge, of }) => {
      const name = names.get(of.subject_id);
      return describe(feed, of, name ?? judge ?? '', name !== undefined);
    })
    .sort((a, b) => byNumber.compare(a.name, b.name));
}

/** Creates a feed of a judge, a courtroom, or an attorney. The person's earlier one of the same calendar is replaced. */
export async function createStaffFeed(
  needs: Tools,
  actor: Actor,
  of: Subject,
): Promise<{ message: string; address: string; data: StaffFeed }> {
  const token = newSecret();
  const { person_id, court_id } = actor;
  const data = await needs.db.transaction(async (tx) => {
    const name = (await findSubjects(tx, court_id, [of])).get(of.subject_id);
    if (name === undefined) throw invalidInput('subject_id', 'Choose a judge, courtroom, or attorney of this court');
    await tx.delete(calendarFeeds).where(and(isOf(actor), isOfSubject(of)));
    const [made] = await tx
      .insert(calendarFeeds)
      .values({ person_id, court_id, ...columnsOf(of), token_hash: hashSecret(token), created_at: needs.now() })
      .onConflictDoNothing()
      .returning();
    // The person created one in another window at the same moment.
    if (!made) throw new Refusal('changed_meanwhile');
    await recordActivity(tx, needs, actor, {
      ...{ action: 'staff_feed_created', values: { calendar: name } },
      ...{ subject_type: 'preferences', subject_id: person_id },
    });
    return describe(made, of, name, true);
  });
  return { message: 'Calendar address created', address: addressOf(needs, token), data };
}

/** Ends one of the person's feeds: its address no longer works. */
export async function revokeStaffFeed(needs: Tools, actor: Actor, id: string): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const feeds = await listStaffFeeds(tx, actor);
    const feed = feeds.find((one) => one.id === id);
    if (!feed) throw new Refusal('not_found');
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.id, id));
    await recordActivity(tx, needs, actor, {
      ...{ action: 'staff_feed_revoked', values: { calendar: feed.name } },
      ...{ subject_type: 'preferences', subject_id: actor.person_id },
    });
  });
  return { message: 'Calendar address revoked' };
}

const isOf = ({ person_id, court_id }: Actor) =>
  and(eq(calendarFeeds.person_id, person_id), eq(calendarFeeds.court_id, court_id));

function isOfSubject(of: Subject) {
  const { judge_id, courtroom_id, attorney_id } = columnsOf(of);
  return or(
    judge_id ? eq(calendarFeeds.judge_id, judge_id) : undefined,
    courtroom_id ? eq(calendarFeeds.courtroom_id, courtroom_id) : undefined,
    attorney_id ? eq(calendarFeeds.attorney_id, attorney_id) : undefined,
  );
}

function describe(feed: typeof calendarFeeds.$inferSelect, of: Subject, name: string, is_active: boolean): StaffFeed {
  return {
    ...{ id: feed.id, ...of, name, is_active },
    created_at: feed.created_at.toISOString(),
    last_read_at: feed.last_read_at?.toISOString() ?? null,
  };
}
