import { and, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { resourcesOf } from '#domain/hearings/resources';
import { calendarBookings, hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { isShown } from '#server/visibility/hiddenCases';
import type { Seer } from '#server/visibility/visibleFilings';
import { bookedTime, findCallsForSystem, findPeriodsForSystem, longestHearingMs } from './calendarReads.ts';
import type { FoundHearing } from './FoundHearing.ts';
import { findAttendingForSystem } from './staff/staffRepository.ts';

/**
 * What a court's calendar holds during a span for one hearing: the bookings of all judges and courtrooms and of the
 * people whom the hearing needs, with their availability, all calendar calls, and all judges' declared times. A case
 * that is hidden from the viewer is not named.
 */
export async function findPlacementFacts(db: Db, viewer: Seer, { hearing, attorneys }: FoundHearing, span: Span) {
  const { court_id } = viewer;
  const needed = resourcesOf({ ...hearing, attorneys }).filter(({ kind }) => kind !== 'judge' && kind !== 'room');
  const taken = or(
    inArray(calendarBookings.kind, ['judge', 'room']),
    ...needed.map(({ kind, resource }) =>
      and(eq(calendarBookings.kind, kind), eq(calendarBookings.resource, resource)),
    ),
  );
  const [ofHearings, calls, periods, staff] = await Promise.all([
    findBookings(db, viewer, hearing.id, span, taken),
    findCallsForSystem(db, { court_id, during: span, except: hearing.id }),
    findPeriodsForSystem(db, { court_id, during: span }),
    findAttendingForSystem(db, [hearing], span),
  ]);
  const ofCalls = calls.map(({ title, judge_id, courtroom_id, ...call }) => ({
    ...{ starts_at: call.starts_at, ends_at: call.ends_at, by: title },
    takes: [
      { kind: 'judge' as const, resource: judge_id },
      { kind: 'room' as const, resource: courtroom_id },
    ],
  }));
  return { bookings: [...ofHearings, ...ofCalls], sittings: calls, periods, staff };
}

type Row = { kind: (typeof calendarBookings.$inferSelect)['kind']; resource: string };

async function findBookings(db: Db, viewer: Seer, own: string, { starts_at, ends_at }: Span, taken: SQL | undefined) {
  const shown = isShown(hearings.case_id, viewer) ?? sql`true`;
  const rows = await db
    .select({
      id: hearings.id,
      ...bookedTime,
      by: sql<string | null>`case when ${shown} then ${hearings.case_number} || ', ' || ${hearings.case_title} end`,
      ...{ kind: calendarBookings.kind, resource: calendarBookings.resource },
    })
    .from(hearings)
    .innerJoin(calendarBookings, eq(calendarBookings.hearing_id, hearings.id))
    .where(
      and(
        ...[eq(hearings.court_id, viewer.court_id), ne(hearings.id, own), taken],
        ...[gt(hearings.starts_at, new Date(starts_at.getTime() - longestHearingMs)), lt(hearings.starts_at, ends_at)],
      ),
    );
  const booked = new Map<string, Span & { by: string | null; takes: Row[] }>();
  for (const { id, kind, resource, ...at } of rows) {
    // A hearing can book more of a person than its own time.
    const key = `${id} ${at.starts_at.getTime()} ${at.ends_at.getTime()}`;
    const known = booked.get(key) ?? { ...at, takes: [] };
    known.takes.push({ kind, resource });
    booked.set(key, known);
  }
  return [...booked.values()];
}
