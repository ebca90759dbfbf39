import { and, between, eq, gt, lt } from 'drizzle-orm';
import type { DayHours, NewClosure } from '#contract/calendar';
import type { NamedClosure } from '#domain/activity/messages/court';
import type { Closure } from '#domain/courts/holidays/closures';
import { spellDay } from '#domain/days/spellDay';
import { toMoment } from '#domain/hearings/courtTime';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { courtClosures, hearings, workingHours } from '#server/db/schema/calendar';
import { recountDeadlines } from '#server/deadlines/recountDeadlines';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Tools = Needs<'db' | 'config' | 'now'>;
type Done = { message: string };

/**
 * Closes the court by order. Kept deadlines are counted again and the people concerned are notified; hearings on those
 * days stay until a person moves them, and are counted for the administrator.
 */
export async function addClosure(
  needs: Tools,
  actor: Actor,
  asked: NewClosure,
): Promise<Done & { hearings_within: number; deadlines_moved: number }> {
  const { closed_on, closed_until } = asked;
  const closure = { ...asked, closed_until: closed_until === closed_on ? null : closed_until };
  return needs.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(courtClosures)
      .values({ court_id: actor.court_id, ...closure })
      .returning({ id: courtClosures.id });
    const hearings_within = await countHearingsWithin(tx, actor.court_id, closure);
    const deadlines_moved = await recountDeadlines(tx, needs, actor, closure, { closed: true, name: closure.name });
    await recordActivity(tx, needs, actor, {
      ...about(made!.id),
      action: 'court_closed',
      values: { closure: nameClosure(closure), deadlines_moved },
    });
    return { message: `The court is closed ${spellDays(closure)}`, hearings_within, deadlines_moved };
  });
}

/** Withdraws a closure. Kept deadlines are counted again and the people concerned are notified. */
export async function removeClosure(
  needs: Tools,
  actor: Actor,
  id: string,
): Promise<Done & { deadlines_moved: number }> {
  return needs.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(courtClosures)
      .where(and(eq(courtClosures.id, id), eq(courtClosures.court_id, actor.court_id)))
      .returning();
    if (!gone) throw new Refusal('not_found');
    const deadlines_moved = await recountDeadlines(tx, needs, actor, gone, { closed: false, name: gone.name });
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'court_opened',
      values: { closure: nameClosure(gone), deadlines_moved },
    });
    return { message: `The court is open ${spellDays(gone)}`, deadlines_moved };
  });
}

/** Hearings on the days of a closure, or within its hours. */
async function countHearingsWithin(tx: Db, court_id: string, closure: Closure): Promise<number> {
  const time_zone = await zoneOf(tx, court_id);
  const { closed_on, closed_until, closed_from, closed_to } = closure;
  const onDays = between(hearings.hearing_date, closed_on, closed_until ?? closed_on);
  const from = closed_from && toMoment({ date: closed_on, time: closed_from }, time_zone);
  const to = closed_to && toMoment({ date: closed_on, time: closed_to }, time_zone);
  const inHours = from && to ? and(lt(hearings.starts_at, to), gt(hearings.ends_at, from)) : undefined;
  return tx.$count(hearings, and(eq(hearings.court_id, court_id), onDays, inHours, eq(hearings.status, 'scheduled')));
}

/** 'on 2026-12-24', 'from 2026-12-24 to 2026-12-28'. */
function spellDays({ closed_on, closed_until, closed_from, closed_to }: Closure): string {
  const days = closed_until ? `from ${spellDay(closed_on)} to ${spellDay(closed_until)}` : `on ${spellDay(closed_on)}`;
  return closed_from && closed_to ? `${days}, ${closed_from.slice(0, 5)} to ${closed_to.slice(0, 5)}` : days;
}

function nameClosure(closure: Closure & { order_citation: string | null }): NamedClosure {
  const { name, place, order_citation, extends_deadlines, closed_on, closed_until, closed_from, closed_to } = closure;
  return {
    name,
    place,
    order_citation,
    extends_deadlines,
    from_day: closed_on,
    to_day: closed_until ?? closed_on,
    from_time: closed_from,
    to_time: closed_to,
  };
}

/** Says between which hours hearings are held on each day of the week; a day that is left out is closed. */
export async function setHours(needs: Tools, actor: Actor, hours: readonly DayHours[]): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    await tx.delete(workingHours).where(eq(workingHours.court_id, actor.court_id));
    await tx.insert(workingHours).values(hours.map((day) => ({ ...day, court_id: actor.court_id })));
    await recordActivity(tx, needs, actor, {
      subject_type: 'court',
      subject_id: actor.court_id,
      action: 'court_hours_set',
      values: { hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })) },
    });
    return { message: 'Hours saved' };
  });
}

const about = (id: string) => ({ subject_type: 'court_closure' as const, subject_id: id });
