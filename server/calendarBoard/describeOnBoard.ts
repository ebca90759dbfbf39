import type { BoardHearing } from '#contract/calendarBoard';
import { openCaseTypes } from '#domain/firms/openCategories';
import { isOpen } from '#domain/hearings/statuses';
import { may } from '#domain/identity/permissions';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findCasesNeedingInterpreterForSystem } from '#server/cases/findCasesNeedingInterpreterForSystem';
import { findOpenCasesForSystem } from '#server/cases/findOpenCasesForSystem';
import { expectedTimesForSystem } from '#server/courtroom/expectedTimes';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findUnconfirmedInterpretersForSystem } from '#server/workItems/findUnconfirmedInterpretersForSystem';

/** Hearings as the board shows them, with what still must be arranged for them. */
export async function describeOnBoard(
  db: Db,
  viewer: Actor,
  found: readonly FoundHearing[],
  now: Date,
): Promise<BoardHearing[]> {
  const schedules = may(viewer.capacity, 'hearings:schedule');
  const case_ids = [...new Set(found.flatMap(({ hearing }) => hearing.case_id ?? []))];
  const { today } = await readCourt(db, now, viewer.court_id);
  const isToday = found.some(({ hearing }) => hearing.hearing_date === today);
  const [open, requested, needing, late] = await Promise.all([
    findOpenCasesForSystem(db, viewer.court_id, case_ids),
    schedules ? findUnconfirmedInterpretersForSystem(db, case_ids) : new Map<string, boolean>(),
    schedules ? findCasesNeedingInterpreterForSystem(db, case_ids) : new Set<string>(),
    isToday ? expectedTimesForSystem(db, viewer.court_id, today) : new Map<string, string>(),
  ]);
  return found.map(({ hearing, attorneys }) => {
    const { id, case_id, interpreter, status } = hearing;
    const isNeeded = interpreter === null && case_id !== null && needing.has(case_id);
    return {
      ...hearing,
      hearing_time: hearing.hearing_time.slice(0, 5),
      counsel: attorneys.map(({ full_name }) => full_name),
      interpreter_unconfirmed: isOpen(status) && (requested.get(id) ?? isNeeded),
      expected_time: late.get(id) ?? null,
      is_open: case_id === null ? openCaseTypes.includes(hearing.case_type) : open.has(case_id),
      can_move: schedules && isOpen(status),
    };
  });
}
