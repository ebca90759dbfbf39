import { unnamed } from '#contract/messages/en/scheduling/plans';
import { addDays } from '#domain/days/days';
import { staffKinds } from '#domain/hearings/staff/HearingStaff';
import { otherHearings, type PlanNames } from '#domain/scheduling/plans/nameParts';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findSittingTitlesForSystem } from '#server/calendar/findScheduleForSystem';
import { findHearings } from '#server/calendar/hearingRepository';
import { readDirectory } from '#server/calendar/readDirectory';
import { findStaffNamesForSystem } from '#server/calendar/staff/findStaffNamesForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { StoredPlan } from './planRepository.ts';

const isStaff = (role: string) => staffKinds.some((kind) => kind === role);

/** A plan's judges, courtrooms, and people by name, and the hearings to which the user has access. */
export type NamedPlan = { names: PlanNames; hearings: ReadonlyMap<string, FoundHearing> };

/** Reads the names of a plan. A case that is hidden from the user has no name. */
export async function readNamedPlan(
  db: Db,
  actor: Actor,
  { instance, first_day }: Pick<StoredPlan, 'instance' | 'first_day'>,
): Promise<NamedPlan> {
  const ids = instance ? [...instance.hearings.map(({ id }) => id), ...otherHearings(instance)] : [];
  const calls = instance?.sittings.map(({ id }) => id) ?? [];
  const staffIds = instance?.people.flatMap(({ id, role }) => (isStaff(role) ? id.slice(role.length + 1) : [])) ?? [];
  const [directory, hearings, titles, staff] = await Promise.all([
    readDirectory(db, actor.court_id),
    findHearings(db, actor, { ids }, { limit: Math.max(1, ids.length), offset: 0 }),
    findSittingTitlesForSystem(db, calls),
    findStaffNamesForSystem(db, actor.court_id, staffIds),
  ]);
  const judges = new Map(directory.judges.map(({ id, name }) => [id, name]));
  const rooms = new Map(directory.rooms.map(({ id, name }) => [id, name]));
  const cases = new Map(hearings.map(({ hearing }) => [hearing.id, `${hearing.case_number}, ${hearing.case_title}`]));
  const counsel = new Map(hearings.flatMap(({ attorneys }) => attorneys.map(({ id, full_name }) => [id, full_name])));
  const names: PlanNames = {
    judge: (id) => judges.get(id) ?? unnamed.judge,
    room: (id) => rooms.get(id) ?? unnamed.room,
    hearing: (id) => cases.get(id) ?? unnamed.hearing,
    sitting: (id) => titles.get(id) ?? unnamed.sitting,
    attorney: (id) => counsel.get(id) ?? unnamed.attorney,
    staff: (id) => staff.get(id) ?? '',
    day: (day) => addDays(first_day, day),
  };
  return { names, hearings: new Map(hearings.map((one) => [one.hearing.id, one])) };
}
