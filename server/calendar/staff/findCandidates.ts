import { and, eq } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import type { StaffKind } from '#domain/hearings/staff/HearingStaff';
import type { Candidate } from '#domain/hearings/staff/suggestStaff';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { countHearingsOfStaff } from './countHearingsOfStaff.ts';
import { findEngagements } from './findEngagements.ts';
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
  const staff_ids = span ? people.map(({ id }) => id) : [];
  const engaged = await findEngagements(db, viewer, { staff_ids, during: around, except: hearing_id });
  return timed.map(({ court_id: _court, email: _email, phone: _phone, note: _note, ...person }) => ({
    ...person,
    hearings_ahead: load.get(person.id) ?? 0,
    engagements: engaged.get(person.id) ?? [],
  }));
}
