import type { CourtV1 } from '#contract/v1';
import type { Db } from '#server/db/db';
import { courts } from '#server/db/schema';
import { actInCourt } from './actInCourt.ts';
import type { Caller } from './findKeyActor.ts';

/** The courts of the portal, and in which of them the caller may file. */
export async function listCourts(db: Db, caller: Caller): Promise<{ courts: CourtV1[] }> {
  const known = await db.select().from(courts).orderBy(courts.name);
  const listed: CourtV1[] = [];
  for (const { id, name, level, jurisdiction, county, time_zone } of known) {
    listed.push({
      ...{ courtId: id, name, courtLevel: level, jurisdiction, county, timeZone: time_zone },
      mayFile: (await actInCourt(db, caller, id)) !== null,
    });
  }
  return { courts: listed };
}
