import { eq, inArray, sql } from 'drizzle-orm';
import { citationLedgers } from '#server/db/schema/ledger';
import type { Db } from '#server/kernel/Database';

export type StoredLedger = typeof citationLedgers.$inferSelect;

/** The ledgers of versions of documents, by version; one that was never made is not among them. */
export async function readLedgers(db: Db, versionIds: readonly string[]): Promise<Map<string, StoredLedger>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(citationLedgers)
    .where(inArray(citationLedgers.version_id, [...versionIds]));
  return new Map(rows.map((row) => [row.version_id, row]));
}

/** Puts a version's ledger in the place of the one before. */
export async function putLedger(db: Db, row: typeof citationLedgers.$inferInsert): Promise<void> {
  const { version_id, ...rest } = row;
  await db
    .insert(citationLedgers)
    .values(row)
    .onConflictDoUpdate({
      target: citationLedgers.version_id,
      set: {
        asked: 0,
        answered: 0,
        reason: null,
        resumes_at: null,
        ...rest,
        version: sql`${citationLedgers.version} + 1`,
      },
    });
}

/** How the asking continues. */
export async function noteLedger(
  db: Db,
  versionId: string,
  progress: Partial<
    Pick<StoredLedger, 'state' | 'entries' | 'asked' | 'answered' | 'reason' | 'resumes_at' | 'checked_at'>
  >,
): Promise<void> {
  await db
    .update(citationLedgers)
    .set({ ...progress, version: sql`${citationLedgers.version} + 1` })
    .where(eq(citationLedgers.version_id, versionId));
}
