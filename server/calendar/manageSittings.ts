import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { NewSitting, Sitting } from '#contract/calendar';
import { addDays } from '#domain/days/days';
import { midnight, toMoment, toWallTime } from '#domain/hearings/courtTime';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { courtrooms, sittings, weekTemplateSkips } from '#server/db/schema/calendar';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertOwnPlace } from './assertOwnPlace.ts';
import { calledIn } from './calendarReads.ts';
import { insertSitting } from './writeSitting.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** The calendar calls of some days, with how many hearings each has. */
export async function listSittings(
  { db }: Needs<'db'>,
  viewer: Actor,
  { from, to, judge_id }: { from: string; to: string; judge_id?: string | undefined },
): Promise<Sitting[]> {
  const time_zone = await zoneOf(db, viewer.court_id);
  const [starts, ends] = [midnight(from, time_zone), midnight(addDays(to, 1), time_zone)];
  const within = and(gte(sittings.starts_at, starts), lt(sittings.starts_at, ends));
  return findSittings(db, viewer, time_zone, judge_id ? and(within, eq(sittings.judge_id, judge_id)) : within);
}

/** Opens a calendar call. An exclusion constraint ensures that its judge and room are free. */
export async function addSitting(
  needs: Tools,
  actor: Actor,
  { title, judge_id, courtroom_id, sitting_date, from, to, capacity }: NewSitting,
): Promise<{ message: string; data: Sitting }> {
  return needs.db.transaction(async (tx) => {
    const time_zone = await zoneOf(tx, actor.court_id);
    await assertOwnPlace(tx, actor, { judge_id, courtroom_id });
    const starts_at = toMoment({ date: sitting_date, time: from }, time_zone);
    const ends_at = toMoment({ date: sitting_date, time: to }, time_zone);
    if (!starts_at || !ends_at)
      throw invalidInput('from', 'This time does not exist on that day because the clocks change');
    if (starts_at < needs.now()) throw invalidInput('sitting_date', 'This time is in the past. Choose a future time');
    const made = await insertSitting(tx, {
      court_id: actor.court_id,
      title,
      judge_id,
      courtroom_id,
      starts_at,
      ends_at,
      capacity,
    });
    const [data] = await findSittings(tx, actor, time_zone, eq(sittings.id, made.id));
    await recordActivity(tx, needs, actor, {
      action: 'sitting_opened',
      subject_type: 'sitting',
      subject_id: made.id,
      values: { sitting: title, judge: data!.judge, venue: data!.venue, day: sitting_date, from, to, capacity },
      concerns: judge_id,
    });
    return { message: `${title} opened`, data: data! };
  });
}

/** Removes a calendar call; the table refuses it if it has hearings. Its template does not open it again. */
export async function removeSitting(needs: Tools, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(sittings)
      .where(and(eq(sittings.id, id), eq(sittings.court_id, actor.court_id)))
      .returning();
    if (!gone) throw new Refusal('not_found');
    if (gone.template_id && gone.template_date) {
      const skip = { template_id: gone.template_id, skipped_on: gone.template_date };
      await tx.insert(weekTemplateSkips).values(skip).onConflictDoNothing();
    }
    await recordActivity(tx, needs, actor, {
      action: 'sitting_removed',
      subject_type: 'sitting',
      subject_id: id,
      values: { sitting: gone.title },
      concerns: gone.judge_id,
    });
    return { message: `${gone.title} removed` };
  });
}

/** A calendar call, with how many hearings are called in it. */
export async function findSittingForSystem(db: Db, id: string) {
  const [found] = await db
    .select({ title: sittings.title, capacity: sittings.capacity, called: calledIn() })
    .from(sittings)
    .where(eq(sittings.id, id));
  return found ?? null;
}

async function findSittings(
  db: Db,
  viewer: Actor,
  time_zone: string,
  matching: ReturnType<typeof and>,
): Promise<Sitting[]> {
  const found = await db
    .select({ sitting: sittings, judge: personName(sittings.judge_id), venue: courtrooms.name, called: calledIn() })
    .from(sittings)
    .innerJoin(courtrooms, eq(courtrooms.id, sittings.courtroom_id))
    .where(and(eq(sittings.court_id, viewer.court_id), matching))
    .orderBy(asc(sittings.starts_at), asc(sittings.id))
    .limit(500);
  return found.map(({ sitting, ...named }) => {
    const starts = toWallTime(sitting.starts_at, time_zone);
    return {
      ...sitting,
      ...named,
      starts_at: sitting.starts_at.toISOString(),
      ends_at: sitting.ends_at.toISOString(),
      sitting_date: starts.date,
      from: starts.time,
      to: toWallTime(sitting.ends_at, time_zone).time,
    };
  });
}
