import { and, asc, eq, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listStaff as asked, StaffPerson } from '#contract/hearingStaff';
import { addDays, dayMs } from '#domain/days/days';
import { hoursOn } from '#domain/hearings/CourtDays';
import { toWallTime } from '#domain/hearings/courtTime';
import { staffNow } from '#domain/hearings/staff/staffNow';
import { readCourtDays } from '#server/courts/readCourtDays';
import { matchesAll } from '#server/db/matchesAll';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countHearingsOfStaff } from './countHearingsOfStaff.ts';
import { findEngagements } from './findEngagements.ts';
import { type StoredStaff, withTimes } from './staffRepository.ts';

/** The court's hearing staff by kind and name, the active ones first, with their state now and their load. */
export async function listStaff(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { kind, language, q }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const at = now();
  const { court_id } = viewer;
  const people = await db
    .select()
    .from(hearingStaff)
    .where(
      and(
        eq(hearingStaff.court_id, court_id),
        kind ? eq(hearingStaff.kind, kind) : undefined,
        q ? matchesAll(sql`${hearingStaff.name}`, q) : undefined,
        language
          ? sql`exists (select from jsonb_array_elements(${hearingStaff.languages}) l
              where ${matchesAll(sql`(l ->> 'language')`, language)})`
          : undefined,
      ),
    )
    .orderBy(asc(hearingStaff.kind), sql`${hearingStaff.active} desc`, asc(sql`lower(${hearingStaff.name})`));
  const around = { starts_at: new Date(at.getTime() - dayMs), ends_at: new Date(at.getTime() + dayMs) };
  const timed = await withTimes(db, people, around);
  const engaged = await findEngagements(db, viewer, { staff_ids: people.map(({ id }) => id), during: around });
  const load = await countHearingsOfStaff(db, court_id, at);
  const days = await readCourtDays(db, court_id, addDays(toWallTime(at, 'UTC').date, -1));
  const zone = days.time_zone;
  const hours = hoursOn(toWallTime(at, zone).date, days);
  const data = people.map((person, n) => {
    const { state, until } = staffNow(timed[n]!, { at, engagements: engaged.get(person.id) ?? [], hours, zone });
    return {
      ...describeStaff(person),
      state,
      until: until && toWallTime(until, zone).time,
      hearings_ahead: load.get(person.id) ?? 0,
    };
  });
  return { data, languages: await listLanguages(db, court_id) };
}

/** The languages of the active interpreters of a court, in order. */
export async function listLanguages(db: Needs<'db'>['db'], court_id: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ language: sql<string>`jsonb_array_elements(${hearingStaff.languages}) ->> 'language'` })
    .from(hearingStaff)
    .where(and(eq(hearingStaff.court_id, court_id), eq(hearingStaff.active, true)));
  return found.map(({ language }) => language).sort((a, b) => a.localeCompare(b));
}

/** A person as the screens know one. */
export function describeStaff({ court_id: _court, ...person }: StoredStaff): StaffPerson {
  return person;
}
