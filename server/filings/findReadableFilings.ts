import { and, inArray, or } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { docketedFilings } from '#server/visibility/docketedFilings';
import { type Seer, visibleFilings } from '#server/visibility/visibleFilings';

/** Those of these filings that the viewer may read: the viewer’s own, and those with a public entry in the viewer’s cases. */
export async function findReadableFilings(
  db: Db,
  viewer: Seer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, typeof filings.$inferSelect>> {
  if (ids.length === 0) return new Map();
  const isReadable = or(visibleFilings(viewer), docketedFilings(db, viewer));
  const found = await db
    .select()
    .from(filings)
    .where(and(inArray(filings.id, [...ids]), isReadable));
  return new Map(found.map((one) => [one.id, one]));
}
