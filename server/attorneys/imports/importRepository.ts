import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ImportField } from '#domain/attorneys/imports/importTerms';
import { attorneys } from '#server/db/schema/attorneys';
import { rosterColumns, rosterImportFiles, rosterImportRows, rosterImports } from '#server/db/schema/rosterImports';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredImport = typeof rosterImports.$inferSelect;
export type StoredRow = typeof rosterImportRows.$inferSelect;
type Change = Partial<Omit<StoredImport, 'id' | 'court_id'>>;

const inCourtOf = ({ court_id }: Pick<Actor, 'court_id'>, id: string) =>
  and(eq(rosterImports.id, id), eq(rosterImports.court_id, court_id));

/** An import of the user’s court. */
export async function findImport(db: Db, viewer: Actor, id: string): Promise<StoredImport> {
  const [found] = await db.select().from(rosterImports).where(inCourtOf(viewer, id));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, locked until the transaction ends. */
async function lockImport(tx: Db, viewer: Actor, id: string): Promise<StoredImport> {
  const [found] = await tx.select().from(rosterImports).where(inCourtOf(viewer, id)).for('update');
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same in one of some states, at the version that a change starts from. */
export async function lockImportAt(
  tx: Db,
  viewer: Actor,
  { id, version }: { id: string; version: number },
  states: readonly StoredImport['state'][] = ['ready'],
): Promise<StoredImport> {
  const held = await lockImport(tx, viewer, id);
  if (!states.includes(held.state)) throw new Refusal('import_not_ready');
  if (version !== held.version) throw new Refusal('changed_meanwhile', { version: held.version });
  return held;
}

/** An import that a job works on. */
export async function findImportForSystem(db: Db, id: string): Promise<StoredImport | undefined> {
  const [found] = await db.select().from(rosterImports).where(eq(rosterImports.id, id));
  return found;
}

/** One page of a court’s imports, newest first; those that were discarded are not listed. */
export async function findImports(
  db: Db,
  { court_id }: Actor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ found: StoredImport[]; total: number }> {
  const listed = and(eq(rosterImports.court_id, court_id), ne(rosterImports.state, 'discarded'));
  const [found, total] = await Promise.all([
    db
      .select()
      .from(rosterImports)
      .where(listed)
      .orderBy(desc(rosterImports.created_at), desc(rosterImports.id))
      .limit(limit)
      .offset(offset),
    db.$count(rosterImports, listed),
  ]);
  return { found, total };
}

/** Stores an import with its file. */
export async function insertImport(
  tx: Db,
  made: typeof rosterImports.$inferInsert,
  content: Buffer,
): Promise<StoredImport> {
  const [stored] = await tx.insert(rosterImports).values(made).returning();
  await tx.insert(rosterImportFiles).values({ import_id: stored!.id, content });
  return stored!;
}

export async function changeImport(db: Db, id: string, change: Change): Promise<StoredImport> {
  const [changed] = await db.update(rosterImports).set(change).where(eq(rosterImports.id, id)).returning();
  return changed!;
}

/** The file of an import. */
export async function readImportFile(db: Db, id: string): Promise<Buffer> {
  const [found] = await db.select().from(rosterImportFiles).where(eq(rosterImportFiles.import_id, id));
  if (!found) throw new Refusal('not_found');
  return found.content;
}

/** Removes the file and the rows of an import. */
export async function removeContent(tx: Db, id: string): Promise<void> {
  await tx.delete(rosterImportFiles).where(eq(rosterImportFiles.import_id, id));
  await tx.delete(rosterImportRows).where(eq(rosterImportRows.import_id, id));
}

/** The court’s last import of the same file that is in effect. */
export async function findSameFile(db: Db, { id, court_id, sha256 }: StoredImport): Promise<StoredImport | undefined> {
  const [found] = await db
    .select()
    .from(rosterImports)
    .where(
      and(
        eq(rosterImports.court_id, court_id),
        eq(rosterImports.sha256, sha256),
        eq(rosterImports.state, 'applied'),
        ne(rosterImports.id, id),
      ),
    )
    .orderBy(desc(rosterImports.applied_at))
    .limit(1);
  return found;
}

/** What a court assigned to headers before. */
export async function findSavedColumns(db: Db, court_id: string): Promise<Map<string, ImportField | null>> {
  const found = await db.select().from(rosterColumns).where(eq(rosterColumns.court_id, court_id));
  return new Map(found.map(({ header, field }) => [header, field]));
}

/** Saves the field of each header for the next import of the court. */
export async function saveColumns(
  tx: Db,
  court_id: string,
  columns: { header: string; field: ImportField | null }[],
): Promise<void> {
  if (columns.length === 0) return;
  await tx
    .insert(rosterColumns)
    .values(columns.map((column) => ({ court_id, ...column })))
    .onConflictDoUpdate({
      target: [rosterColumns.court_id, rosterColumns.header],
      set: { field: sql`excluded.field` },
    });
}

/** Rows of an import in the order of the file, with the roster’s entries to which they were compared. */
export async function findRows(
  db: Db,
  import_id: string,
  matching: SQL | undefined,
  window: { limit: number; offset: number },
): Promise<{ row: StoredRow; entry: typeof attorneys.$inferSelect | null }[]> {
  return db
    .select({ row: rosterImportRows, entry: attorneys })
    .from(rosterImportRows)
    .leftJoin(attorneys, eq(attorneys.id, rosterImportRows.match_id))
    .where(and(eq(rosterImportRows.import_id, import_id), matching))
    .orderBy(rosterImportRows.position)
    .limit(window.limit)
    .offset(window.offset);
}

export async function countRows(db: Db, import_id: string, matching: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(rosterImportRows)
    .where(and(eq(rosterImportRows.import_id, import_id), matching));
  return found!.total;
}
