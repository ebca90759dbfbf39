import { and, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { resourcesOf } from '#domain/hearings/resources';
import { calendarBookings, hearings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { isShown } from '#server/visibility/hiddenCases';
import type { Seer } from '#server/visibility/visibleFilings';
import type { FoundHearing } from './FoundHearing.ts';
import { findAttendingForSystem } from './staff/staffRepository.ts';

/** No hearing lasts longer than ten hours. */
const longestMs = 600 * 60_000;

/**
 * What a court's calendar holds during a span for one hearing: the bookings of all judges and courtrooms and of the
 * people whom the hearing needs, with their availability, all calendar calls, and all judges' declared times. A case that is hidden from the
 * viewer is not named.
 */
export async function findPlacementFacts(db: Db, viewer: Seer, { hearing, attorneys }: FoundHearing, span: Span) {
  const needed = resourcesOf({ ...hearing, attorneys }).filter(({ kind }) => kind !== 'judge' && kind !== 'room');
  const taken = or(
    inArray(calendarBookings.kind, ['judge', 'room']),
    ...needed.map(({ kind, resource }) =>
      and(eq(calendarBookings.kind, kind), eq(calendarBookings.resource, resource)),
    ),
  );
  const [ofHearings, calls, periods, staff] = await Promise.all([
    findBookings(db, viewer, hearing.id, span, taken),
    findCalls(db, viewer.court_id, hearing.id, span),
    findPeriodsForSystem(db, viewer.court_id, span),
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
  const { during } = calendarBookings;
  const rows = await db
    .select({
      id: hearings.id,
      starts_at: sql<Date>`lower(${during})`.mapWith(judgeAvailability.starts_at),
      ends_at: sql<Date>`upper(${during})`.mapWith(judgeAvailability.ends_at),
      by: sql<string | null>`case when ${shown} then ${hearings.case_number} || ', ' || ${hearings.case_title} end`,
      ...{ kind: calendarBookings.kind, resource: calendarBookings.resource },
    })
    .from(hearings)
    .innerJoin(calendarBookings, eq(calendarBookings.hearing_id, hearings.id))
    .where(
      and(
        ...[eq(hearings.court_id, viewer.court_id), ne(hearings.id, own), taken],
        ...[gt(hearings.starts_at, new Date(starts_at.getTime() - longestMs)), lt(hearings.starts_at, ends_at)],
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

function findCalls(db: Db, court_id: string, own: string, { starts_at, ends_at }: Span) {
  const called = sql<number>`(select count(*)::int from hearings h where h.sitting_id = "sittings"."id"
    and h.status = 'scheduled' and h.id <> ${own}::uuid)`;
  const { id, title, judge_id, courtroom_id, capacity, event_type_ids } = sittings;
  return db
    .select({
      id,
      title,
      judge_id,
      courtroom_id,
      capacity,
      event_type_ids,
      called,
      starts_at: sittings.starts_at,
      ends_at: sittings.ends_at,
    })
    .from(sittings)
    .where(and(eq(sittings.court_id, court_id), lt(sittings.starts_at, ends_at), gt(sittings.ends_at, starts_at)));
}

/** The declared times of a court's judges that fall in a span, in order. */
export function findPeriodsForSystem(db: Db, court_id: string, { starts_at, ends_at }: Span) {
  const { judge_id, status } = judgeAvailability;
  return db
    .select({ judge_id, status, starts_at: judgeAvailability.starts_at, ends_at: judgeAvailability.ends_at })
    .from(judgeAvailability)
    .where(
      and(
        eq(judgeAvailability.court_id, court_id),
        lt(judgeAvailability.starts_at, ends_at),
        gt(judgeAvailability.ends_at, starts_at),
      ),
    )
    .orderBy(judgeAvailability.starts_at);
}
