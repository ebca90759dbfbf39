import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { countDays as asked } from '#contract/hearings';
import { addDays } from '#domain/days/days';
import { closureOn, hoursOn } from '#domain/hearings/CourtDays';
import { readCourtDays } from '#server/courts/readCourtDays';
import { hearings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleHearings } from '#server/visibility/visibleHearings';

const of = (...statuses: string[]) =>
  sql<number>`(count(*) filter (where ${hearings.status} in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})))::int`;

/** Hearings by day, with the days on which the court is closed; a day with neither is left out. */
export async function countDays(
  { db }: Needs<'db'>,
  viewer: Actor,
  { from, to, judge_id, courtroom_id }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const [counted, court] = await Promise.all([
    db
      .select({ date: hearings.hearing_date, hearings: of('scheduled', 'completed'), requested: of('requested') })
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
    readCourtDays(db, viewer.court_id, from),
  ]);
  const byDate = new Map(counted.map((day) => [day.date, day]));
  const days = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const closed = hoursOn(date, court) ? null : (closureOn(date, court)?.name ?? '');
    const { hearings: n = 0, requested = 0 } = byDate.get(date) ?? {};
    if (n > 0 || requested > 0 || closed !== null) days.push({ date, hearings: n, requested, closed });
  }
  return { days };
}
