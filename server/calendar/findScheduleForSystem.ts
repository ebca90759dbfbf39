import { and, asc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { calendarBookings, courtrooms, hearingAttorneys, hearings, sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { bookedTime, bookedWithin, findCallsForSystem, findPeriodsForSystem } from './calendarReads.ts';
import type { StoredHearing } from './FoundHearing.ts';

/** Requests for hearings, and the hearings from a day to another that can move. */
type Movable = {
  first_day: string;
  last_day: string;
  scheduled: boolean;
  unchangedSince: Date | null;
  /** The judges of the court. */
  judges: readonly string[];
};

/**
 * The hearings that a plan places, with their attorneys. Those in a sitting keep their place, as do those before a judge
 * or in a courtroom that is not on the court's lists.
 */
export async function findMovableHearingsForSystem(
  db: Db,
  court_id: string,
  { first_day, last_day, scheduled, unchangedSince, judges }: Movable,
  limit: number,
): Promise<{ hearing: StoredHearing; attorney_ids: string[] }[]> {
  const requested = eq(hearings.status, 'requested');
  const inUse = db
    .select({ id: courtrooms.id })
    .from(courtrooms)
    .where(and(eq(courtrooms.court_id, court_id), eq(courtrooms.active, true)));
  const movable: SQL | undefined = scheduled
    ? and(
        eq(hearings.status, 'scheduled'),
        sql`${hearings.sitting_id} is null`,
        sql`${hearings.judge_id} = any(${sql.param([...judges])}::uuid[])`,
        inArray(hearings.courtroom_id, inUse),
        gte(hearings.hearing_date, first_day),
        lte(hearings.hearing_date, last_day),
        unchangedSince ? lt(hearings.updated_at, unchangedSince) : undefined,
      )
    : undefined;
  const found = await db
    .select()
    .from(hearings)
    .where(and(eq(hearings.court_id, court_id), or(requested, movable)))
    .orderBy(asc(hearings.starts_at), asc(hearings.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  // As one parameter: a thousand of them take longer than the rest of the query.
  const ofFound = sql`${hearingAttorneys.hearing_id} = any(${sql.param(ids)}::uuid[])`;
  const counsel = await db.select().from(hearingAttorneys).where(ofFound);
  const byHearing = new Map<string, string[]>();
  for (const { hearing_id, attorney_id } of counsel)
    byHearing.set(hearing_id, [...(byHearing.get(hearing_id) ?? []), attorney_id]);
  return found.map((hearing) => ({ hearing, attorney_ids: byHearing.get(hearing.id) ?? [] }));
}

/**
 * What limits the places of hearings in a time: booked time of judges and courtrooms except for that of some hearings,
 * sittings, judges’ periods, and rooms.
 */
export async function findScheduleForSystem(db: Db, court_id: string, window: Span, moving: readonly string[]) {
  const { hearing_id, resource, kind } = calendarBookings;
  const [taken, held, periods, rooms] = await Promise.all([
    db
      .select({ kind: sql<'judge' | 'room'>`${kind}`, resource, ...bookedTime, by: hearings.id })
      .from(calendarBookings)
      // The time of a sitting is in the sitting.
      .innerJoin(hearings, eq(hearings.id, hearing_id))
      .where(
        and(
          ...[eq(calendarBookings.court_id, court_id), inArray(kind, ['judge', 'room']), bookedWithin(window)],
          sql`not (${hearing_id} = any(${sql.param([...moving])}::uuid[]))`,
        ),
      ),
    findCallsForSystem(db, { court_id, during: window }),
    findPeriodsForSystem(db, { court_id, during: window }),
    db
      .select({ id: courtrooms.id, name: courtrooms.name })
      .from(courtrooms)
      .where(and(eq(courtrooms.court_id, court_id), eq(courtrooms.active, true)))
      .orderBy(asc(courtrooms.name)),
  ]);
  return { taken, sittings: held, periods, rooms };
}

/** The time that some hearings have booked: none for a request. */
export async function findBookedTimeForSystem(db: Db, hearing_ids: readonly string[]) {
  if (hearing_ids.length === 0) return [];
  const { hearing_id, kind, resource } = calendarBookings;
  return db
    .select({
      ...{ kind, resource },
      ...bookedTime,
      by: hearings.id,
    })
    .from(calendarBookings)
    .innerJoin(hearings, eq(hearings.id, hearing_id))
    .where(inArray(hearing_id, [...hearing_ids]));
}

/** The courtroom in which most hearings of each judge were held since a day. */
export async function findHomeRoomsForSystem(db: Db, court_id: string, since: string): Promise<Map<string, string>> {
  const found = await db
    .selectDistinctOn([hearings.judge_id], { judge_id: hearings.judge_id, courtroom_id: hearings.courtroom_id })
    .from(hearings)
    .where(
      and(
        eq(hearings.court_id, court_id),
        gte(hearings.hearing_date, since),
        sql`${hearings.judge_id} is not null and ${hearings.courtroom_id} is not null`,
      ),
    )
    .groupBy(hearings.judge_id, hearings.courtroom_id)
    .orderBy(hearings.judge_id, sql`count(*) desc`, hearings.courtroom_id);
  return new Map(found.map(({ judge_id, courtroom_id }) => [judge_id!, courtroom_id!]));
}

/** The titles of calendar calls. */
export async function findSittingTitlesForSystem(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: sittings.id, title: sittings.title })
    .from(sittings)
    .where(inArray(sittings.id, [...ids]));
  return new Map(found.map(({ id, title }) => [id, title]));
}
