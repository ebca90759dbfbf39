import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays } from '#domain/days/days';
import type { CourtDays } from '#domain/hearings/CourtDays';
import { midnight } from '#domain/hearings/courtTime';
import { dayCapacity } from '#domain/hearings/dayCapacity';
import { courtrooms, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findPeriodsForSystem } from './calendarReads.ts';

type Range = { from: string; to: string; judge_id?: string | undefined; courtroom_id?: string | undefined };

/** The capacity of each day of a range: of a judge, of a courtroom, or of all courtrooms in use. */
export async function measureCapacity(db: Db, viewer: Actor, range: Range, days: CourtDays) {
  const { from, to, judge_id, courtroom_id } = range;
  const { court_id } = viewer;
  const during = { starts_at: midnight(from, days.time_zone), ends_at: midnight(addDays(to, 1), days.time_zone) };
  const [rooms, calls, periods] = await Promise.all([
    db.$count(courtrooms, and(eq(courtrooms.court_id, court_id), eq(courtrooms.active, true))),
    findCallShares(db, court_id, range, during),
    judge_id ? findPeriodsForSystem(db, { court_id, during, matching: eq(judgeAvailability.judge_id, judge_id) }) : [],
  ]);
  return dayCapacity({
    ...{ days, columns: judge_id || courtroom_id ? 1 : rooms, calls },
    absences: periods.filter(({ status }) => status === 'out_of_office'),
  });
}

function findCallShares(
  db: Db,
  court_id: string,
  { judge_id, courtroom_id }: Range,
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
) {
  const called = sql`(select count(*) from hearings h where h.sitting_id = "sittings"."id"
    and h.status in ('scheduled', 'completed'))`;
  return db
    .select({
      ...{ starts_at: sittings.starts_at, ends_at: sittings.ends_at },
      share: sql<number>`(${called}::float / ${sittings.capacity})`,
    })
    .from(sittings)
    .where(
      and(
        ...[eq(sittings.court_id, court_id), gte(sittings.starts_at, starts_at), lt(sittings.starts_at, ends_at)],
        judge_id ? eq(sittings.judge_id, judge_id) : undefined,
        courtroom_id ? eq(sittings.courtroom_id, courtroom_id) : undefined,
      ),
    );
}
