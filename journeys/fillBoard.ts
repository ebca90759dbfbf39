import { addDays } from '#domain/days/days';
import { timeOf } from '#domain/hearings/clockMinutes';
import { insertHearings } from '#server/calendar/writeHearings';
import { courtrooms } from '#server/db/schema/calendar';
import { courts } from '#server/db/schema/courts';
import type { Database } from '#server/kernel/Database';

const perDay = 10;

/** Fills the five court days from a Monday on with hearings of half an hour, ten a day in each of some new courtrooms. */
export async function fillBoard(db: Database, monday: string, rooms: number): Promise<number> {
  const [court] = await db.select().from(courts).limit(1);
  const court_id = court!.id;
  const names = Array.from({ length: rooms }, (_, index) => ({ court_id, name: `Department ${31 + index}` }));
  const made = await db.insert(courtrooms).values(names).returning();
  const drafts = made.flatMap(({ id, name }, room) =>
    [0, 1, 2, 3, 4].flatMap((day) =>
      Array.from({ length: perDay }, (_, index) => ({
        ...{ court_id, courtroom_id: id, venue: name, judge: `Hon. Bench ${room + 1}` },
        ...{ case_number: `26BD${room}${day}${index}`, case_title: `Filler ${room + 1} v. Example ${index + 1}` },
        ...{ case_type: 'Civil Complaint' as const, event_type: 'Status conference', status: 'scheduled' as const },
        ...{ hearing_date: addDays(monday, day), hearing_time: timeOf(8 * 60 + 30 + index * 45), duration_minutes: 30 },
      })),
    ),
  );
  await db.transaction((tx) => insertHearings(tx, drafts));
  return drafts.length;
}
