import { and, eq, inArray, sql } from 'drizzle-orm';
import { addDays, weekdayNumber } from '#domain/days/days';
import { timeOf } from '#domain/hearings/clockMinutes';
import { insertHearings } from '#server/calendar/writeHearings';
import { calendarBookings, courtrooms } from '#server/db/schema/calendar';
import { courts } from '#server/db/schema/courts';
import { findJudges } from '#server/identity/findJudges';
import type { Database } from '#server/kernel/Database';

/** The most hearings of a judge on a day, and the days that are filled. */
const [perDay, backDays] = [18, 150];

/** Gives some judges of the court with the most judges past months of hearings that were held or continued. */
export async function fillPast(db: Database, today: string, judges: number): Promise<number> {
  const all = await db.select({ id: courts.id }).from(courts);
  const benches = await Promise.all(all.map(async ({ id }) => ({ court_id: id, judges: await findJudges(db, id) })));
  const { court_id, judges: bench } = benches.sort((one, other) => other.judges.length - one.judges.length)[0]!;
  const found = bench.slice(0, judges);
  const names = found.map((_, index) => ({ court_id, name: `Department ${51 + index}` }));
  const rooms = await db.insert(courtrooms).values(names).returning();
  const days = Array.from({ length: backDays }, (_, back) => addDays(today, -back - 1)).filter(
    (day) => weekdayNumber(day) % 6 !== 0,
  );
  const taken = await findTaken(
    db,
    found.map(({ id }) => id),
  );
  const drafts = days.flatMap((hearing_date, day) =>
    found.flatMap((judge, one) =>
      taken.has(`${judge.id} ${hearing_date}`)
        ? []
        : Array.from({ length: (day * 7 + one) % perDay }, (_, index) => ({
            ...{
              court_id,
              judge_id: judge.id,
              judge: judge.name,
              courtroom_id: rooms[one]!.id,
              venue: rooms[one]!.name,
            },
            ...{ case_number: `26WI${day}-${one}-${index}`, case_title: `Past ${day} v. Example ${index}` },
            case_type: index % 5 === 0 ? ('Family Law' as const) : ('Civil Complaint' as const),
            ...{ event_type: index % 3 === 0 ? 'Status conference' : 'Motion hearing', duration_minutes: 30 },
            ...{ hearing_date, hearing_time: timeOf(480 + index * 30) },
            status: (day + index) % 9 === 0 ? ('adjourned' as const) : ('completed' as const),
          })),
    ),
  );
  await db.transaction((tx) => insertHearings(tx, drafts));
  return drafts.length;
}

/** The days on which judges have something on the calendar, each as `judge day`. */
async function findTaken(db: Database, judges: readonly string[]): Promise<Set<string>> {
  const { kind, resource, during } = calendarBookings;
  const day = sql<string>`to_char(lower(${during}) at time zone 'America/Los_Angeles', 'YYYY-MM-DD')`;
  const found = await db
    .select({ resource, day })
    .from(calendarBookings)
    .where(and(eq(kind, 'judge'), inArray(resource, [...judges])));
  return new Set(found.map((one) => `${one.resource} ${one.day}`));
}
