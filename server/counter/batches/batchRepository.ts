import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { batches, batchItems, separatorSheets } from '#server/db/schema/batches';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** Batches and separator sheets belong to a court; all of its clerks work with them. */

export type StoredSheet = typeof separatorSheets.$inferSelect;
export type StoredBatch = typeof batches.$inferSelect;
export type StoredItem = { item: typeof batchItems.$inferSelect; sheet: StoredSheet };

type OfCourt = { court_id: string };

export async function findSheets(
  db: Db,
  { court_id }: OfCourt,
  ids: readonly string[],
): Promise<Map<string, StoredSheet>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(separatorSheets)
    .where(and(eq(separatorSheets.court_id, court_id), inArray(separatorSheets.id, [...ids])));
  return new Map(found.map((sheet) => [sheet.id, sheet]));
}

export function findBatches(db: Db, { court_id }: OfCourt, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({ batch: batches, made_by: personName(batches.made_by) })
    .from(batches)
    .where(and(eq(batches.court_id, court_id), ne(batches.state, 'discarded')))
    .orderBy(desc(batches.made_at), asc(batches.id))
    .limit(limit)
    .offset(offset);
}

export async function findBatch(db: Db, { court_id }: OfCourt, id: string, lock = false) {
  const asked = db
    .select({ batch: batches, made_by: personName(batches.made_by) })
    .from(batches)
    .where(and(eq(batches.court_id, court_id), eq(batches.id, id), ne(batches.state, 'discarded')));
  const [found] = lock ? await asked.for('update') : await asked;
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The batch with this content, unless it was discarded. */
export async function findBatchByHash(db: Db, { court_id }: OfCourt, sha256: string): Promise<StoredBatch | undefined> {
  const [found] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.court_id, court_id), eq(batches.sha256, sha256), ne(batches.state, 'discarded')));
  return found;
}

/** The filings of some batches in their order, with their sheets. */
export async function findItems(db: Db, batch_ids: readonly string[]): Promise<StoredItem[]> {
  if (batch_ids.length === 0) return [];
  return db
    .select({ item: batchItems, sheet: separatorSheets })
    .from(batchItems)
    .innerJoin(separatorSheets, eq(separatorSheets.id, batchItems.sheet_id))
    .where(inArray(batchItems.batch_id, [...batch_ids]))
    .orderBy(asc(batchItems.batch_id), asc(batchItems.position));
}
