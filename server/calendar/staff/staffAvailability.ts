import { and, eq, gt } from 'drizzle-orm';
import type { NewStaffHours, NewStaffPeriod, TimeSaved } from '#contract/hearingStaff';
import { mostAtOnce } from '#domain/hearings/batches/batchActs';
import { toWallTime } from '#domain/hearings/courtTime';
import { isAvailable } from '#domain/hearings/staff/staffTime';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { hearingStaffHours, hearingStaffPeriods } from '#server/db/schema/hearingStaff';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { momentOf, partsOf } from '../wallClock.ts';
import { findTimesAhead } from './adoptHearings.ts';
import { findStaff, type StoredStaff, withTimes } from './staffRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** The most recurring hours of a person, and the most single times that have not ended. */
export const mostEntries = 100;

/** Adds recurring hours. Hearings outside them stay where they are, and are counted. */
export async function addStaffHours(
  needs: Tools,
  actor: Actor,
  { id, from, to, ...asked }: NewStaffHours,
): Promise<TimeSaved> {
  return needs.db.transaction(async (tx) => {
    const person = await lockStaff(tx, actor, id);
    if ((await tx.$count(hearingStaffHours, eq(hearingStaffHours.staff_id, id))) >= mostEntries) {
      throw invalidInput('weekdays', `A person has at most ${mostEntries} entries of recurring hours. Remove old ones`);
    }
    const weekdays = [...new Set(asked.weekdays)].sort();
    await tx.insert(hearingStaffHours).values({ ...asked, weekdays, staff_id: id, from_time: from, to_time: to });
    const { valid_from, valid_until } = asked;
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'hearing_staff_hours_added',
      values: { name: person.name, weekdays, from, to, valid_from, valid_until },
    });
    return saved(tx, person, 'availability saved', needs.now());
  });
}

/** Removes recurring hours. Hearings that are outside the person’s availability without them are counted. */
export async function removeStaffHours(needs: Tools, actor: Actor, id: string): Promise<TimeSaved> {
  return needs.db.transaction(async (tx) => {
    const [held] = await tx.select().from(hearingStaffHours).where(eq(hearingStaffHours.id, id));
    if (!held) throw new Refusal('not_found');
    const person = await lockStaff(tx, actor, held.staff_id);
    // Someone else may have removed them before the lock.
    const removed = await tx.delete(hearingStaffHours).where(eq(hearingStaffHours.id, id)).returning();
    if (removed.length === 0) throw new Refusal('not_found');
    const { weekdays, from_time, to_time, valid_from, valid_until } = held;
    const [from, to] = [from_time.slice(0, 5), to_time.slice(0, 5)];
    await recordActivity(tx, needs, actor, {
      ...about(held.staff_id),
      action: 'hearing_staff_hours_removed',
      values: { name: person.name, weekdays, from, to, valid_from, valid_until },
    });
    return saved(tx, person, 'hours removed', needs.now());
  });
}

/** Adds a single time away or of additional availability. Hearings stay where they are, and are counted. */
export async function addStaffPeriod(
  needs: Tools,
  actor: Actor,
  { id, status, from, to, note }: NewStaffPeriod,
): Promise<TimeSaved> {
  return needs.db.transaction(async (tx) => {
    const person = await lockStaff(tx, actor, id);
    const zone = await zoneOf(tx, actor.court_id);
    const span = { starts_at: momentOf(zone, 'from', from), ends_at: momentOf(zone, 'to', to) };
    if (span.ends_at <= needs.now()) throw invalidInput('to', 'This time is in the past. Choose a later end');
    const ahead = and(eq(hearingStaffPeriods.staff_id, id), gt(hearingStaffPeriods.ends_at, needs.now()));
    if ((await tx.$count(hearingStaffPeriods, ahead)) >= mostEntries) {
      throw invalidInput('from', `A person has at most ${mostEntries} single times ahead. Remove some, or add hours`);
    }
    await tx
      .insert(hearingStaffPeriods)
      .values({ ...span, staff_id: id, status, note: note || null, set_by: actor.person_id, created_at: needs.now() });
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'hearing_staff_period_added',
      values: { name: person.name, status, from: partsOf(from), to: partsOf(to) },
    });
    return saved(tx, person, 'availability saved', needs.now());
  });
}

/** Removes a single time. Hearings that are outside the person’s availability without it are counted. */
export async function removeStaffPeriod(needs: Tools, actor: Actor, id: string): Promise<TimeSaved> {
  return needs.db.transaction(async (tx) => {
    const [held] = await tx.select().from(hearingStaffPeriods).where(eq(hearingStaffPeriods.id, id));
    if (!held) throw new Refusal('not_found');
    const person = await lockStaff(tx, actor, held.staff_id);
    const removed = await tx.delete(hearingStaffPeriods).where(eq(hearingStaffPeriods.id, id)).returning();
    if (removed.length === 0) throw new Refusal('not_found');
    const zone = await zoneOf(tx, actor.court_id);
    const [from, to] = [held.starts_at, held.ends_at].map((at) => toWallTime(at, zone));
    await recordActivity(tx, needs, actor, {
      ...about(held.staff_id),
      action: 'hearing_staff_period_removed',
      values: {
        ...{ name: person.name, status: held.status },
        ...{ from: { day: from!.date, time: from!.time }, to: { day: to!.date, time: to!.time } },
      },
    });
    return saved(tx, person, 'entry removed', needs.now());
  });
}

const about = (id: string) => ({ subject_type: 'hearing_staff' as const, subject_id: id });

async function lockStaff(tx: Db, { court_id }: Actor, id: string): Promise<StoredStaff> {
  const person = await findStaff(tx, court_id, id, true);
  if (!person) throw new Refusal('not_found');
  return person;
}

/**
 * What was done, with the hearings ahead for which the person is not available; also those that were set with a reason,
 * because the reason may concern something else.
 */
async function saved(tx: Db, person: StoredStaff, done: string, now: Date): Promise<TimeSaved> {
  const zone = await zoneOf(tx, person.court_id);
  const ahead = await findTimesAhead(tx, person, now);
  const ends = ahead.map(({ ends_at }) => ends_at.getTime());
  const [member] = await withTimes(tx, [person], {
    starts_at: now,
    ends_at: new Date(Math.max(now.getTime(), ...ends)),
  });
  const outside = ahead.flatMap(({ id, ...span }) => (isAvailable(member!, span, zone) ? [] : id));
  return {
    message: `${person.name}: ${done}`,
    hearings_outside: outside.length,
    outside: outside.slice(0, mostAtOnce),
  };
}
