import type { CourtV1 } from '#contract/v1';
import { findCourts } from '#server/courts/findCourt';
import type { Db } from '#server/kernel/Database';
import { courtsToFileIn } from './actInCourt.ts';
import type { Caller } from './findKeyActor.ts';

/** The courts of the portal, and in which of them the caller may file. */
export async function listCourts(db: Db, caller: Caller): Promise<{ courts: CourtV1[] }> {
  const known = await findCourts(db);
  const open = await courtsToFileIn(
    db,
    caller,
    known.map(({ id }) => id),
  );
  return {
    courts: known.map(({ id, name, level, jurisdiction, county, time_zone }) => ({
      courtId: id,
      name,
      courtLevel: level,
      jurisdiction,
      county,
      timeZone: time_zone,
      mayFile: open.has(id),
    })),
  };
}
