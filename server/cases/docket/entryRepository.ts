import { and, desc, eq, inArray } from 'drizzle-orm';
import type { EntryVersion } from '#contract/docketing';
import { labelOfCode } from '#domain/docketing/codesOf';
import { cases } from '#server/db/schema/cases';
import { docketDocuments, docketEntries, docketEntryVersions } from '#server/db/schema/docket';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { filingIfSeen } from '#server/visibility/seenFilings';
import { visibleCases } from '#server/visibility/visibleCases';
import { findCase, type StoredCase } from '../caseRepository.ts';
import { isWithheld } from './describeEntries.ts';
import type { FoundEntry, StoredEntry } from './FoundEntry.ts';
import { isGranted, listedEntries } from './narrowDocket.ts';

/** One entry of a case that the viewer has access to. */
export async function findEntry(db: Db, viewer: Actor, case_id: string, number: number): Promise<FoundEntry> {
  await findCase(db, viewer, case_id);
  const [found] = await db
    .select({
      entry: docketEntries,
      filing_id: filingIfSeen(db, viewer, docketEntries.filing_id),
      granted: isGranted(viewer),
    })
    .from(docketEntries)
    .where(and(listedEntries(viewer, case_id), eq(docketEntries.number, number)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** An entry that the viewer reads, locked until the transaction ends, with its case. */
export async function lockEntry(
  tx: Db,
  viewer: Actor,
  case_id: string,
  number: number,
): Promise<{ entry: StoredEntry; found_case: StoredCase }> {
  const found_case = await findCase(tx, viewer, case_id);
  const [entry] = await tx
    .select()
    .from(docketEntries)
    .where(and(listedEntries(viewer, case_id), eq(docketEntries.number, number)))
    .for('update');
  const granted = entry && (await findEntry(tx, viewer, case_id, number));
  if (!granted || isWithheld(viewer, granted)) throw new Refusal('not_found');
  return { entry, found_case };
}

/** Replaces an entry by its next version, and keeps the earlier one with the change. */
export async function writeVersion(
  tx: Db,
  entry: StoredEntry,
  next: Partial<typeof docketEntries.$inferInsert>,
  kept: Omit<typeof docketEntryVersions.$inferInsert, 'entry_id' | 'version' | 'code' | 'filed_on' | 'access'>,
): Promise<void> {
  const { id: entry_id, version, code, filed_on, access } = entry;
  await tx.insert(docketEntryVersions).values({ ...kept, entry_id, version, code, filed_on, access });
  await tx
    .update(docketEntries)
    .set({ ...next, version: version + 1 })
    .where(eq(docketEntries.id, entry_id));
}

/** The earlier versions of an entry, the newest first. The caller has checked that the viewer is of the court. */
export async function findHistoryForSystem(db: Db, entry_id: string): Promise<EntryVersion[]> {
  const found = await db
    .select({ kept: docketEntryVersions, changed_by: personName(docketEntryVersions.changed_by) })
    .from(docketEntryVersions)
    .where(eq(docketEntryVersions.entry_id, entry_id))
    .orderBy(desc(docketEntryVersions.version));
  return found.map(({ kept, changed_by }) => ({
    version: kept.version,
    description: kept.text,
    code_label: kept.code && labelOfCode(kept.code),
    filed_on: kept.filed_on,
    access: kept.access,
    change: kept.change,
    reason: kept.reason,
    authority: kept.authority,
    ordered_on: kept.ordered_on,
    changed_by,
    changed_at: kept.changed_at.toISOString(),
  }));
}

/** Stores a document of an entry. */
export async function insertDocketDocument(tx: Db, document: typeof docketDocuments.$inferInsert): Promise<void> {
  await tx.insert(docketDocuments).values(document);
}

/** A document of an entry that the viewer may read. */
export async function findDocketDocument(db: Db, viewer: Actor, id: string) {
  const [found] = await db
    .select({ document: docketDocuments, entry: docketEntries, granted: isGranted(viewer) })
    .from(docketDocuments)
    .innerJoin(docketEntries, eq(docketEntries.id, docketDocuments.entry_id))
    .innerJoin(cases, eq(cases.id, docketEntries.case_id))
    .where(and(eq(docketDocuments.id, id), visibleCases(db, viewer)));
  return found && !isWithheld(viewer, { ...found, filing_id: null }) ? found.document : undefined;
}

/** An entry with its case, for the portal’s own work on it. */
export async function findEntryForSystem(db: Db, id: string): Promise<EntryInCase> {
  const row = (await findEntriesForSystem(db, [id])).get(id);
  if (!row) throw new Refusal('not_found');
  return row;
}

type EntryInCase = { entry: StoredEntry; found: StoredCase };

/** The same for several entries, by ID. */
export async function findEntriesForSystem(db: Db, ids: readonly string[]): Promise<Map<string, EntryInCase>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ entry: docketEntries, found: cases })
    .from(docketEntries)
    .innerJoin(cases, eq(cases.id, docketEntries.case_id))
    .where(inArray(docketEntries.id, [...ids]));
  return new Map(rows.map((row) => [row.entry.id, row]));
}

/** The documents of the court’s own entry, for people whom the portal serves. */
export function findDocumentsOfEntryForSystem(db: Db, entry_id: string) {
  return db.select().from(docketDocuments).where(eq(docketDocuments.entry_id, entry_id));
}
