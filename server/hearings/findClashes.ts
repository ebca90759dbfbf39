import { and, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import type { ResourceKind } from '#domain/hearings/resources';
import type { Db } from '#server/db/db';
import { calendarBookings, hearings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { ResolvedHearing } from './resolveHearing.ts';

/** One thing that a hearing needs, as the bookings name it, with the name that people know it by. */
export type Resource = { kind: ResourceKind; resource: string; name: string };

/** A time of a needed thing that is taken already. */
export type Clash = Span & Resource & { hearing_id: string | null; by: string };

/** Everything that a hearing with its time to itself needs, in the order in which a clash is told. */
export function resourcesOf(hearing: ResolvedHearing): Resource[] {
  const { judge_id, judge, courtroom_id, venue, mediator, interpreter, attorneys } = hearing;
  return [
    { kind: 'judge', resource: judge_id, name: judge },
    { kind: 'room', resource: courtroom_id ?? venue.toLowerCase(), name: venue },
    ...(mediator ? [{ kind: 'mediator' as const, resource: mediator.toLowerCase(), name: mediator }] : []),
    ...(interpreter ? [{ kind: 'interpreter' as const, resource: interpreter.toLowerCase(), name: interpreter }] : []),
    ...attorneys.map(({ id, full_name }) => ({ kind: 'attorney' as const, resource: id, name: full_name })),
  ];
}

/** Which of these things are taken within a stretch of time, by hearings other than the given one and by sittings. */
export async function findClashes(
  db: Db,
  court_id: string,
  resources: readonly Resource[],
  { starts_at, ends_at }: Span,
  except: string | null,
): Promise<Clash[]> {
  const mine = resources.map(({ kind, resource }): SQL | undefined =>
    and(eq(calendarBookings.kind, kind), eq(calendarBookings.resource, resource)),
  );
  const found = await db
    .select({
      kind: calendarBookings.kind,
      resource: calendarBookings.resource,
      hearing_id: calendarBookings.hearing_id,
      starts_at: sql<Date>`lower(${calendarBookings.during})`.mapWith(judgeAvailability.starts_at),
      ends_at: sql<Date>`upper(${calendarBookings.during})`.mapWith(judgeAvailability.ends_at),
      by: sql<string>`coalesce(${hearings.case_number} || ', ' || ${hearings.case_title}, ${sittings.title})`,
    })
    .from(calendarBookings)
    .leftJoin(hearings, eq(hearings.id, calendarBookings.hearing_id))
    .leftJoin(sittings, eq(sittings.id, calendarBookings.sitting_id))
    .where(
      and(
        eq(calendarBookings.court_id, court_id),
        or(...mine),
        sql`${calendarBookings.during} && tstzrange(${starts_at.toISOString()}::timestamptz, ${ends_at.toISOString()}::timestamptz)`,
        except ? or(sql`${calendarBookings.hearing_id} is null`, ne(calendarBookings.hearing_id, except)) : undefined,
      ),
    )
    .orderBy(sql`lower(${calendarBookings.during})`);
  const place = new Map(resources.map((one, index) => [`${one.kind} ${one.resource}`, { ...one, index }]));
  return found
    .map((clash) => ({ ...clash, ...place.get(`${clash.kind} ${clash.resource}`)! }))
    .sort((a, b) => a.index - b.index)
    .map(({ index: _index, ...clash }) => clash);
}

/** What was said about a judge's time within a stretch of it. */
export function findPeriods(db: Db, court_id: string, judge_id: string, { starts_at, ends_at }: Span) {
  return db
    .select()
    .from(judgeAvailability)
    .where(
      and(
        eq(judgeAvailability.court_id, court_id),
        eq(judgeAvailability.judge_id, judge_id),
        lt(judgeAvailability.starts_at, ends_at),
        gt(judgeAvailability.ends_at, starts_at),
      ),
    );
}
