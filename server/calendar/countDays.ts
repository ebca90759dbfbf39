import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { countDays as asked } from '#contract/hearings';
import { addDays } from '#domain/days/days';
import { closureOn, hoursOn } from '#domain/hearings/CourtDays';
import { may } from '#domain/identity/permissions';
import { readCourtDays } from '#server/courts/readCourtDays';
import { hearings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleHearings } from '#server/visibility/visibleHearings';
import { measureCapacity } from './measureCapacity.ts';

const of = (...statuses: string[]) =>
  sql<number>`(count(*) filter (where ${hearings.status} in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})))::int`;

/** What takes a judge's or a courtroom's time; hearings in a calendar call share the call's. */
const bookedMinutes = sql<number>`coalesce(sum(${hearings.duration_minutes}) filter (where
  ${hearings.status} in ('scheduled', 'completed') and ${hearings.sitting_id} is null
  and ${hearings.courtroom_id} is not null), 0)::int`;

/** Hearings by day, with the days on which the court is closed; a day with neither is left out. */
export async function countDays(
  { db }: Needs<'db'>,
  viewer: Actor,
  range: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { from, to, judge_id, courtroom_id } = range;
  const court = await readCourtDays(db, viewer.court_id, from);
  const [counted, capacityOn] = await Promise.all([
    db
      .select({
        ...{ date: hearings.hearing_date, hearings: of('scheduled', 'completed'), requested: of('requested') },
        booked: bookedMinutes,
      })
      .from(hearings)
      .where(
        and(
          visibleHearings(db, viewer),
          gte(hearings.hearing_date, from),
          lte(hearings.hearing_date, to),
          judge_id ? eq(hearings.judge_id, judge_id) : undefined,
          courtroom_id ? eq(hearings.courtroom_id, courtroom_id) : undefined,
        ),
      )
      .groupBy(hearings.hearing_date),
    may(viewer.capacity, 'hearings:schedule') ? measureCapacity(db, viewer, range, court) : null,
  ]);
  const byDate = new Map(counted.map((day) => [day.date, day]));
  const days = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const hours = hoursOn(date, court);
    const closed = hours ? null : (closureOn(date, court)?.name ?? '');
    const { hearings: n = 0, requested = 0, booked = 0 } = byDate.get(date) ?? {};
    const capacity = capacityOn?.(date) ?? null;
    const load = capacity && { ...capacity, booked_minutes: capacity.booked_minutes + booked };
    const isEmpty = n === 0 && requested === 0 && !load?.booked_minutes;
    if (!isEmpty || closed !== null) days.push({ date, hearings: n, requested, closed, load });
  }
  return { days };
}
