import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { CourtExport, ExportSettings } from '#contract/exports';
import { usualExportSettings } from '#domain/exports/exportTerms';
import { courtExports, exportSettings } from '#server/db/schema/exports';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';

export type StoredExport = typeof courtExports.$inferSelect;

const shownExports = 30;

/** The last exports, newest first. */
export async function findExports(db: Db): Promise<CourtExport[]> {
  const found = await db
    .select({ stored: courtExports, requester: personName(courtExports.requested_by) })
    .from(courtExports)
    .orderBy(desc(courtExports.requested_at))
    .limit(shownExports);
  return found.map(({ stored, requester }) => describeExport(stored, requester));
}

export function describeExport(stored: StoredExport, requester: string | null): CourtExport {
  const { id, state, failure, requested_at, started_at, finished_at, rows, bytes, documents, missing, folder } = stored;
  return {
    ...{ id, state, failure, rows, bytes, documents, missing, folder, requested_by: requester },
    requested_at: requested_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
  };
}

/** Stores a new export; undefined if one is under way, or if the one of this night exists. */
export async function insertExport(db: Db, made: typeof courtExports.$inferInsert): Promise<StoredExport | undefined> {
  const [stored] = await db.insert(courtExports).values(made).onConflictDoNothing().returning();
  return stored;
}

/** An export that its job has to make. */
export async function findUnfinishedExport(db: Db, id: string): Promise<StoredExport | undefined> {
  const [found] = await db
    .select()
    .from(courtExports)
    .where(and(eq(courtExports.id, id), inArray(courtExports.state, ['queued', 'running'])));
  return found;
}

export async function changeExport(db: Db, id: string, change: Partial<StoredExport>): Promise<void> {
  await db.update(courtExports).set(change).where(eq(courtExports.id, id));
}

/** The complete exports, newest first. */
export async function findKeptExports(db: Db): Promise<{ id: string; folder: string }[]> {
  const found = await db
    .select({ id: courtExports.id, folder: courtExports.folder })
    .from(courtExports)
    .where(and(isNotNull(courtExports.folder), notInArray(courtExports.state, ['removed'])))
    .orderBy(desc(courtExports.requested_at));
  return found.map(({ id, folder }) => ({ id, folder: folder! }));
}

/** The settings of the nightly export; version 0 until an administrator saves them. */
export async function findExportSettings(db: Db, court_id: string): Promise<ExportSettings> {
  const [found] = await db.select().from(exportSettings).where(eq(exportSettings.court_id, court_id));
  if (!found) return { ...usualExportSettings, version: 0 };
  const { enabled, hour, keep, version } = found;
  return { enabled, hour, keep, version };
}

export async function putExportSettings(db: Db, court_id: string, settings: ExportSettings): Promise<void> {
  await db
    .insert(exportSettings)
    .values({ court_id, ...settings })
    .onConflictDoUpdate({ target: exportSettings.court_id, set: settings });
}
