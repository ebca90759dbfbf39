import { inArray } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { StoredHearing } from './FoundHearing.ts';

/** Hearings by their IDs, for records whose viewer the caller has checked. */
export async function findHearingsByIdForSystem(db: Db, ids: readonly string[]): Promise<Map<string, StoredHearing>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(hearings)
    .where(inArray(hearings.id, [...ids]));
  return new Map(found.map((one) => [one.id, one]));
}
