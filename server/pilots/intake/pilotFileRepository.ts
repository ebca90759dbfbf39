import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ClerkDecision } from '#domain/pilots/ClerkDecision';
import { pilotFiles, pilotFilings, pilotMarks } from '#server/db/schema/pilots';
import type { Db } from '#server/kernel/Database';

export type StoredPilotFile = typeof pilotFiles.$inferSelect;
type NewFiling = { pilot_id: string; sha256: string; file_name: string; file_size: number; taken_at: Date };

/** The files of a pilot's folder that were taken, by name. */
export async function findPilotFiles(db: Db, pilot_id: string): Promise<Map<string, StoredPilotFile>> {
  const found = await db.select().from(pilotFiles).where(eq(pilotFiles.pilot_id, pilot_id));
  return new Map(found.map((file) => [file.name, file]));
}

/** Notes a file as it was taken. */
export async function savePilotFile(tx: Db, file: typeof pilotFiles.$inferInsert): Promise<void> {
  const empty = { filing_id: null, decision: null, problem: null, problem_field: null };
  const row = { ...empty, ...file };
  await tx
    .insert(pilotFiles)
    .values(row)
    .onConflictDoUpdate({ target: [pilotFiles.pilot_id, pilotFiles.name], set: row });
}

/** The filing of a document; a document that the pilot has is not inserted again. */
export async function insertPilotFiling(tx: Db, filing: NewFiling): Promise<{ id: string; isNew: boolean }> {
  const [made] = await tx.insert(pilotFilings).values(filing).onConflictDoNothing().returning({ id: pilotFilings.id });
  if (made) return { id: made.id, isNew: true };
  const [known] = await tx
    .select({ id: pilotFilings.id })
    .from(pilotFilings)
    .where(and(eq(pilotFilings.pilot_id, filing.pilot_id), eq(pilotFilings.sha256, filing.sha256)));
  return { id: known!.id, isNew: false };
}

/** Notes a file that is too large to be stored as a filing that cannot be read. */
export async function insertTooLargeFiling(tx: Db, filing: Omit<NewFiling, 'sha256'>): Promise<string> {
  const [made] = await tx
    .insert(pilotFilings)
    .values({ ...filing, state: 'unreadable', problem: 'document_over_court_limit' })
    .returning({ id: pilotFilings.id });
  return made!.id;
}

/**
 * Removes the filing of an earlier content of a file, such as one that was taken before it was complete, unless another
 * file has the same content or a clerk has marked it. Returns the hash of its document.
 */
export async function removeReplacedFiling(tx: Db, filing_id: string): Promise<string | null> {
  const [gone] = await tx
    .delete(pilotFilings)
    .where(
      and(
        eq(pilotFilings.id, filing_id),
        sql`not exists (select from ${pilotFiles} where ${pilotFiles.filing_id} = ${pilotFilings.id})`,
        sql`not exists (select from ${pilotMarks} where ${pilotMarks.filing_id} = ${pilotFilings.id})`,
      ),
    )
    .returning({ sha256: pilotFilings.sha256 });
  return gone?.sha256 ?? null;
}

/** The valid decision with this stem that has arrived. */
export async function findDecisionFile(tx: Db, pilot_id: string, stem: string): Promise<StoredPilotFile | undefined> {
  const [found] = await tx
    .select()
    .from(pilotFiles)
    .where(
      and(
        eq(pilotFiles.pilot_id, pilot_id),
        eq(pilotFiles.stem, stem),
        eq(pilotFiles.kind, 'decision'),
        isNotNull(pilotFiles.decision),
      ),
    )
    .limit(1);
  return found;
}

/** The filings of the documents with this stem. */
export async function findFilingsOfStem(tx: Db, pilot_id: string, stem: string): Promise<string[]> {
  const found = await tx
    .selectDistinct({ filing_id: pilotFiles.filing_id })
    .from(pilotFiles)
    .where(and(eq(pilotFiles.pilot_id, pilot_id), eq(pilotFiles.stem, stem), isNotNull(pilotFiles.filing_id)));
  return found.map(({ filing_id }) => filing_id!);
}

/** A filing has the decision of the file that arrived first, and what that file states later. */
export async function decidePilotFiling(tx: Db, id: string, decision: ClerkDecision, file: string): Promise<void> {
  await tx
    .update(pilotFilings)
    .set({ decision, decision_file: file })
    .where(and(eq(pilotFilings.id, id), or(isNull(pilotFilings.decision_file), eq(pilotFilings.decision_file, file))));
}
