import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Judge } from '#contract/judges';
import { availabilityAt, covers, type Span } from '#domain/hearings/availability';
import { may } from '#domain/identity/permissions';
import { calendarBookings, judgeAvailability } from '#server/db/schema/calendar';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { bookedTime } from './calendarReads.ts';

/** The court's judges and their current availability: as set by a person, or else from the calendar. */
export async function listJudges({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<Judge[]> {
  const at = now();
  const [judges, periods, bookings] = await Promise.all([
    findJudges(db, viewer.court_id),
    db
      .select()
      .from(judgeAvailability)
      .where(
        and(
          eq(judgeAvailability.court_id, viewer.court_id),
          lte(judgeAvailability.starts_at, at),
          gt(judgeAvailability.ends_at, at),
        ),
      ),
    db
      .select({
        judge_id: calendarBookings.resource,
        ...bookedTime,
      })
      .from(calendarBookings)
      .where(
        and(
          eq(calendarBookings.court_id, viewer.court_id),
          eq(calendarBookings.kind, 'judge'),
          sql`${calendarBookings.during} @> ${at.toISOString()}::timestamptz`,
        ),
      ),
  ]);
  return judges.map((judge) => {
    const own = <T extends { judge_id: string }>(rows: readonly T[]) => rows.filter((row) => row.judge_id === judge.id);
    const [said, held]: [ReturnType<typeof own<(typeof periods)[number]>>, Span[]] = [own(periods), own(bookings)];
    const availability_status = availabilityAt(at, said, held);
    const lasts = availability_status === 'in_hearing' ? held : said;
    const until = lasts.find((span) => covers(span, at))?.ends_at ?? null;
    return {
      ...judge,
      availability_status,
      until: until?.toISOString() ?? null,
      can_set: maySet(viewer, judge.id),
    };
  });
}

/** A judge sets their own availability; a clerk can set anyone's. */
export function maySet(viewer: Actor, judge_id: string): boolean {
  if (!may(viewer.capacity, 'availability:set')) return false;
  return viewer.capacity !== 'judge' || viewer.person_id === judge_id;
}
