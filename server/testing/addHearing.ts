import { findIds } from '#domain/hearings/findByName';
import { readDirectory } from '#server/calendar/readDirectory';
import { type HearingDraft, insertHearings } from '#server/calendar/writeHearings';
import type { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

type Added = Omit<HearingDraft, 'duration_minutes'> & { duration_minutes?: number | undefined };

/** Writes a hearing as the portal does, without asking whether its time suits. Names are looked up where ids are not given. */
export function addHearing(db: Db, hearing: Added): Promise<typeof hearings.$inferSelect> {
  return db.transaction(async (tx) => {
    const ids = findIds(await readDirectory(tx, hearing.court_id), hearing);
    const [made] = await insertHearings(tx, [{ ...ids, ...hearing, duration_minutes: hearing.duration_minutes ?? 30 }]);
    return made!;
  });
}
