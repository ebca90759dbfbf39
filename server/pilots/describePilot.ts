import type { Pilot } from '#contract/pilots';
import { dateInZone } from '#domain/days/dateInZone';
import { pilotStateOn } from '#domain/pilots/pilotState';
import { zoneOf } from '#server/courts/zoneOf';
import { findNames } from '#server/directory/findPeople';
import type { Db } from '#server/kernel/Database';
import type { StoredPilot } from './pilotRepository.ts';

/** The day in a court. */
export const todayIn = async (db: Db, now: () => Date, court_id: string): Promise<string> =>
  dateInZone(now(), await zoneOf(db, court_id));

/** Pilots of one court as people see them on a day. */
export async function describePilots(db: Db, found: readonly StoredPilot[], today: string): Promise<Pilot[]> {
  const names = await findNames(
    db,
    found.map(({ created_by }) => created_by),
  );
  return found.map((pilot) => {
    const { id, department, folder, starts_on, ends_on, ended_on, targets, created_at, version } = pilot;
    return {
      ...{ id, department, folder, starts_on, ends_on, ended_on, targets, version },
      state: pilotStateOn(pilot, today),
      created_by: names.get(pilot.created_by) ?? '',
      created_at: created_at.toISOString(),
    };
  });
}

/** A pilot as people see it on a day. */
export async function describePilot(db: Db, pilot: StoredPilot, today: string): Promise<Pilot> {
  const [described] = await describePilots(db, [pilot], today);
  return described!;
}
