import { and, inArray } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { readableFilings } from '#server/visibility/docketedFilings';
import type { Seer } from '#server/visibility/Seer';

/** Those of these filings that the viewer may read: the viewer’s own, and those with a public entry in the viewer’s cases. */
export async function findReadableFilings(
  db: Db,
  viewer: Seer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, typeof filings.$inferSelect>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(filings)
    .where(and(inArray(filings.id, [...ids]), readableFilings(db, viewer)));
  return new Map(found.map((one) => [one.id, one]));
}
