import type { WallTime } from '#domain/hearings/courtTime';
import { decidePlacement, type Placement } from '#domain/hearings/decidePlacement';
import type { PresentPlace } from '#domain/hearings/presentPlace';
import { may } from '#domain/identity/permissions';
import { loadCalendarForSystem } from '#server/calendar/loadCalendarForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { ResolvedHearing } from './resolveHearing.ts';
import { suggestTimes } from './suggestTimes.ts';
import { timeRefusal } from './timeRefusal.ts';

type Wanted = {
  hearing: ResolvedHearing;
  at: WallTime;
  override_reason: string | null;
  /** The hearing that is moved, whose own time is free to it. */
  moved: string | null;
  /** What that hearing, or the one that it continues, has on the calendar. */
  present?: PresentPlace | null;
  now: Date;
};

/** Finds a hearing's place on the calendar, or refuses it with all conflicts and the available times. */
export async function placeHearing(tx: Db, actor: Actor, wanted: Wanted): Promise<Placement> {
  const { hearing, at, moved, present = null, now } = wanted;
  const proposed = { ...hearing, id: moved, present };
  const calendar = await loadCalendarForSystem(tx, actor, proposed, at, now);
  const schedules = may(actor.capacity, 'hearings:schedule');
  const decision = decidePlacement(proposed, at, schedules ? wanted.override_reason : null, calendar);
  if ('placement' in decision) return decision.placement;
  const suggest = (after: Date) => suggestTimes(proposed, { after, decision }, calendar);
  throw timeRefusal(decision, { hearing, at, time_zone: calendar.time_zone, schedules, suggest });
}
