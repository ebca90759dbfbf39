import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { docketNumberOf } from '#server/cases/caseRelations';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { lodgedDocuments } from '#server/db/schema/sealing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isDocumentLevelRead } from '#server/visibility/isDocumentRead';
import { visibleFilings } from '#server/visibility/visibleFilings';

export type StoredLodged = typeof lodgedDocuments.$inferSelect;

/** A lodged document with its filing, and its redacted version. */
export type FoundLodged = {
  lodged: StoredLodged;
  document: typeof documents.$inferSelect;
  filing: typeof filings.$inferSelect;
  entry: number | null;
  version_id: string | null;
  redacted: { id: string; title: string } | null;
};

type Lodging = Pick<StoredLodged, 'court_id' | 'authority'>;

/** Notes that documents are lodged conditionally under seal. Those that are noted already stay as they are. */
export async function lodgeForSystem(tx: Db, document_ids: readonly string[], lodging: Lodging): Promise<void> {
  if (document_ids.length === 0) return;
  const rows = document_ids.map((document_id) => ({ document_id, ...lodging }));
  await tx.insert(lodgedDocuments).values(rows).onConflictDoNothing();
}

/** The documents of a filing that its court alone reads and that are not noted yet, such as those that were added later. */
export async function lodgeUnnotedForSystem(tx: Db, filing_id: string, lodging: Lodging): Promise<void> {
  const sealed = and(eq(documents.filing_id, filing_id), eq(documents.access, 'sealed'));
  const found = await tx.select({ id: documents.id }).from(documents).where(sealed);
  await lodgeForSystem(
    tx,
    found.map(({ id }) => id),
    lodging,
  );
}

const redactedOnes = alias(documents, 'redacted_ones');
const newest = sql<string | null>`(select v.id from ${documentVersions} v where v.document_id = ${documents.id}
  order by v.number desc limit 1)`;

function find(db: Db, which: SQL | undefined) {
  return db
    .select({
      ...{ lodged: lodgedDocuments, document: documents, filing: filings },
      entry: docketNumberOf(filings.id),
      version_id: newest,
      redacted: { id: redactedOnes.id, title: redactedOnes.title },
    })
    .from(lodgedDocuments)
    .innerJoin(documents, eq(documents.id, lodgedDocuments.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .leftJoin(redactedOnes, eq(redactedOnes.redacts, documents.id))
    .where(which)
    .orderBy(asc(filings.received_at), asc(filings.id), asc(documents.position));
}

/** Those whose level the viewer reads, also if they are no longer in the record; for filers those in their filings. */
const isSeen = (viewer: Actor): SQL => and(visibleFilings(viewer), isDocumentLevelRead(viewer))!;

/** The lodged documents of a case that the viewer reads, in the order of their filings. */
export function findLodgedOfCase(db: Db, viewer: Actor, case_id: string): Promise<FoundLodged[]> {
  return find(db, and(eq(filings.case_id, case_id), isSeen(viewer)));
}

/** The lodged documents of some filings that the viewer reads. */
export async function findLodgedOfFilings(db: Db, viewer: Actor, ids: readonly string[]): Promise<FoundLodged[]> {
  return ids.length === 0 ? [] : find(db, and(inArray(filings.id, [...ids]), isSeen(viewer)));
}

/** The lodged documents of one filing, and of its attachments that were accepted later, locked. */
export async function lockLodgedOfFilingForSystem(tx: Db, filing_id: string): Promise<FoundLodged[]> {
  const found = await find(tx, or(eq(filings.id, filing_id), eq(filings.attached_to, filing_id)));
  await lock(tx, found);
  return found;
}

/** One lodged document that the viewer reads, locked; undefined if there is none. */
export async function lockLodged(tx: Db, viewer: Actor, document_id: string): Promise<FoundLodged | undefined> {
  const which = and(eq(lodgedDocuments.document_id, document_id), isSeen(viewer));
  await lock(tx, await find(tx, which));
  const [found] = await find(tx, which);
  return found;
}

async function lock(tx: Db, found: readonly FoundLodged[]): Promise<void> {
  const ids = found.map(({ lodged }) => lodged.document_id);
  if (ids.length === 0) return;
  const which = inArray(lodgedDocuments.document_id, ids);
  await tx.select({ id: lodgedDocuments.document_id }).from(lodgedDocuments).where(which).for('update');
}

/** Stores a change of a locked row, and raises its version. */
export async function updateLodged(tx: Db, document_id: string, change: Partial<StoredLodged>): Promise<void> {
  await tx
    .update(lodgedDocuments)
    .set({ ...change, version: sql`${lodgedDocuments.version} + 1` })
    .where(eq(lodgedDocuments.document_id, document_id));
}
