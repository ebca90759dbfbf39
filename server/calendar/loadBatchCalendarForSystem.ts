import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { type BatchHearing, type Engagement, engagementKeys } from '#domain/hearings/batches/BatchHearing';
import { arrangeCalendar, type Calendar } from '#domain/hearings/Calendar';
import { type Resource, resourcesOf } from '#domain/hearings/resources';
import { readCourtDays } from '#server/courts/readCourtDays';
import { calendarBookings, hearingAttorneys, hearings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { bookedBy } from './bookedBy.ts';
import { findBookings, findCallsForSystem, findPeriodsForSystem } from './calendarReads.ts';
import { findAttendingForSystem } from './staff/staffRepository.ts';

type Wanted = {
  /** Who reads what has booked a time. */
  viewer: Seer;
  hearings: readonly BatchHearing[];
  /** Further courtrooms in which the hearings could be held, and further judges who could hear them. */
  rooms: readonly string[];
  judges: readonly string[];
  window: Span;
  now: Date;
  /** The self-represented parties of each case, for the cases of the batch and the parties’ other cases. */
  parties: ReadonlyMap<string, readonly string[]>;
  /** Whether the sittings are locked, so that their last places are given only once. */
  locks: boolean;
};

/**
 * What the calendar holds, in a time, of everything that several hearings need, and the other hearings of their people
 * and cases: a few statements, however many hearings.
 */
export async function loadBatchCalendarForSystem(
  tx: Db,
  wanted: Wanted,
): Promise<{ calendar: Calendar; engagements: Engagement[] }> {
  const { viewer, window, now } = wanted;
  const { court_id } = viewer;
  const judges = [...new Set([...wanted.hearings.flatMap(({ judge_id }) => judge_id ?? []), ...wanted.judges])];
  if (wanted.locks) await lockSittings(tx, court_id, judges, window);
  const [days, found, bookings, periods, staff, engagements] = [
    await readCourtDays(tx, court_id),
    await findCallsForSystem(tx, { court_id, during: window, matching: inArray(sittings.judge_id, judges) }),
    await findBookings(tx, { viewer, court_id, during: window, matching: or(...byKind(neededBy(wanted))) }),
    await findPeriodsForSystem(tx, {
      ...{ court_id, during: window, matching: inArray(judgeAvailability.judge_id, judges) },
    }),
    await findAttendingForSystem(tx, wanted.hearings, window),
    await findEngagementsForSystem(tx, { ...wanted, court_id, keys: wanted.hearings.flatMap(({ keys }) => keys) }),
  ];
  return { calendar: arrangeCalendar({ now, days, sittings: found, bookings, periods, staff }), engagements };
}

const inWindow = (court_id: string, judges: string[], { starts_at, ends_at }: Span) =>
  and(
    ...[eq(sittings.court_id, court_id), inArray(sittings.judge_id, judges)],
    ...[lt(sittings.starts_at, ends_at), gt(sittings.ends_at, starts_at)],
  );

async function lockSittings(tx: Db, court_id: string, judges: string[], window: Span): Promise<void> {
  if (judges.length === 0) return;
  await tx
    .select({ id: sittings.id })
    .from(sittings)
    .where(inWindow(court_id, judges, window))
    .orderBy(sittings.id)
    .for('update');
}

/** What the hearings need, and the further courtrooms and judges. */
function neededBy({ hearings: batch, rooms, judges }: Wanted): Resource[] {
  return [
    ...batch.flatMap((hearing) => resourcesOf(hearing)),
    ...rooms.map((resource) => ({ kind: 'room' as const, resource })),
    ...judges.map((resource) => ({ kind: 'judge' as const, resource })),
  ];
}

/** One condition for each kind, so that the index of bookings is used for each. */
function byKind(needed: readonly Resource[]): (SQL | undefined)[] {
  const { kind, resource } = calendarBookings;
  return [...new Set(needed.map((one) => one.kind))].map((each) =>
    and(
      eq(kind, each),
      inArray(resource, [...new Set(needed.flatMap((one) => (one.kind === each ? one.resource : [])))]),
    ),
  );
}

/** The scheduled hearings in a time of some people and cases, by their keys. */
export async function findEngagementsForSystem(
  tx: Db,
  wanted: Pick<Wanted, 'window' | 'parties'> & { court_id: string; viewer: Seer | null; keys: readonly string[] },
): Promise<Engagement[]> {
  const { court_id, viewer, window, parties } = wanted;
  const keys = new Set(wanted.keys);
  const found = await tx
    .select({
      ...{ id: hearings.id, case_id: hearings.case_id, sitting_id: hearings.sitting_id },
      ...{ mediator: hearings.mediator, interpreter: hearings.interpreter, reporter: hearings.reporter },
      ...{ mediator_id: hearings.mediator_id, interpreter_id: hearings.interpreter_id },
      reporter_id: hearings.reporter_id,
      ...{ starts_at: hearings.starts_at, ends_at: hearings.ends_at },
      by: bookedBy(viewer),
      attorneys: sql<{ id: string }[]>`(select coalesce(json_agg(json_build_object('id', ha.attorney_id)), '[]')
        from ${hearingAttorneys} ha where ha.hearing_id = "hearings"."id")`,
    })
    .from(hearings)
    .leftJoin(sittings, eq(sittings.id, hearings.sitting_id))
    .where(
      and(
        ...[eq(hearings.court_id, court_id), eq(hearings.status, 'scheduled')],
        ...[lt(hearings.starts_at, window.ends_at), gt(hearings.ends_at, window.starts_at)],
      ),
    );
  return found.flatMap(({ id: hearing_id, starts_at, ends_at, sitting_id, by, ...engaged }) =>
    engagementKeys({ ...engaged, parties: parties.get(engaged.case_id ?? '') ?? [] })
      .filter((key) => keys.has(key))
      .map((key) => ({ starts_at, ends_at, sitting_id, by, key, hearing_id })),
  );
}
