import { asc, inArray } from 'drizzle-orm';
import { docketDocuments } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** The documents that the court made for entries whose documents the public opens, in their order. */
export function findPublicCourtDocumentsForSystem(db: Db, entry_ids: readonly string[]) {
  if (entry_ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(docketDocuments)
    .where(inArray(docketDocuments.entry_id, [...entry_ids]))
    .orderBy(asc(docketDocuments.added_at));
}
