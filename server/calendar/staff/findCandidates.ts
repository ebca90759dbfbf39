import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import type { StaffKind } from '#domain/hearings/staff/HearingStaff';
import type { Candidate, StaffEngagement } from '#domain/hearings/staff/suggestStaff';
import { hearings, sittings } from '#server/db/schema/calendar';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { bookedBy } from '../bookedBy.ts';
import { idColumns } from './adoptHearings.ts';
import { countHearingsOfStaff } from './countHearingsOfStaff.ts';
import { withTimes } from './staffRepository.ts';

type Wanted = {
  kind: StaffKind;
  /** The time of the hearing, if it has one. */
  span: Span | null;
  /** The hearing that is changed. */
  hearing_id: string | null;
  now: Date;
};

/** The active people of a kind with their availability around a time, their other hearings then, and their load. */
export async function findCandidates(
  db: Db,
  viewer: Seer,
  { kind, span, hearing_id, now }: Wanted,
): Promise<Candidate[]> {
  const { court_id } = viewer;
  const people = await db
    .select()
    .from(hearingStaff)
    .where(and(eq(hearingStaff.court_id, court_id), eq(hearingStaff.kind, kind), eq(hearingStaff.active, true)));
  const around = {
    starts_at: new Date((span?.starts_at ?? now).getTime() - dayMs),
    ends_at: new Date((span?.ends_at ?? now).getTime() + dayMs),
  };
  const timed = await withTimes(db, people, around);
  const load = await countHearingsOfStaff(db, court_id, now);
  const engaged = span ? await findEngagements(db, viewer, { kind, around, hearing_id }) : new Map();
  return timed.map(({ court_id: _court, email: _email, phone: _phone, note: _note, ...person }) => ({
    ...person,
    hearings_ahead: load.get(person.id) ?? 0,
    engagements: engaged.get(person.id) ?? [],
  }));
}

type Around = { kind: StaffKind; around: Span; hearing_id: string | null };

/** The scheduled hearings around a time, also those called in a sitting, by the person who attends. */
async function findEngagements(db: Db, viewer: Seer, { kind, around, hearing_id }: Around) {
  const staff_id = idColumns[kind];
  const found = await db
    .select({ staff_id, starts_at: hearings.starts_at, ends_at: hearings.ends_at, by: bookedBy(viewer) })
    .from(hearings)
    .leftJoin(sittings, eq(sittings.id, hearings.sitting_id))
    .where(
      and(
        ...[eq(hearings.court_id, viewer.court_id), inArray(hearings.status, ['scheduled', 'completed'])],
        ...[lt(hearings.starts_at, around.ends_at), gt(hearings.ends_at, around.starts_at)],
        sql`${staff_id} is not null`,
        hearing_id ? ne(hearings.id, hearing_id) : undefined,
      ),
    )
    .orderBy(hearings.starts_at);
  const engaged = new Map<string, StaffEngagement[]>();
  for (const { staff_id: id, ...one } of found) engaged.set(id!, [...(engaged.get(id!) ?? []), one]);
  return engaged;
}
