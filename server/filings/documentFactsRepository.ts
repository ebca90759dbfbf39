import { inArray } from 'drizzle-orm';
import { type DocumentFacts, factsVersion } from '#domain/documentFacts/DocumentFacts';
import type { Reading } from '#domain/reading/Reading';
import { documentFacts } from '#server/db/schema/documentFacts';
import type { Db } from '#server/kernel/Database';

export type StoredFacts = typeof documentFacts.$inferSelect;

/** Stores what was read of a document version. It replaces what was read before. */
export async function saveDocumentFacts(
  tx: Db,
  version_id: string,
  { reading, facts }: { reading: Reading; facts: DocumentFacts },
  made_at: Date,
): Promise<void> {
  const made = { reading, facts, facts_version: factsVersion, made_at };
  await tx
    .insert(documentFacts)
    .values({ version_id, ...made })
    .onConflictDoUpdate({ target: documentFacts.version_id, set: made });
}

/** What was read of some document versions; a version that was not read is not among them. */
export async function findFactsForSystem(db: Db, versionIds: readonly string[]): Promise<StoredFacts[]> {
  if (versionIds.length === 0) return [];
  return db
    .select()
    .from(documentFacts)
    .where(inArray(documentFacts.version_id, [...versionIds]));
}
