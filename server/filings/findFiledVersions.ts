import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { isDocumentServed, isInRecord } from '#server/visibility/isDocumentRead';
import { isNewestVersion } from './newestVersion.ts';

const fields = {
  id: documentVersions.id,
  ...{ sha256: documentVersions.sha256, file_name: documentVersions.file_name, file_type: documentVersions.file_type },
  ...{ file_size: documentVersions.file_size, pages: documentVersions.pages },
  filing: {
    ...{ id: filings.id, case_type: filings.case_type, document_type: filings.document_type, title: filings.title },
    attached_to: filings.attached_to,
    access: filings.access,
    levels_by_document: filings.levels_by_document,
  },
  document: { access: documents.access, removed_at: documents.removed_at },
};

/** A version of a filed document, with what is known of its filing. */
export type FiledVersion = Awaited<ReturnType<typeof findFiledVersionsForSystem>>[number];

/** Versions of filed documents by their IDs, in no order. */
export function findFiledVersionsForSystem(db: Db, ids: readonly string[]) {
  return db
    .select(fields)
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(inArray(documentVersions.id, [...ids]));
}

/** The newest version of each document of filings, the filings in their order of receipt, each with its lead first. */
export function findNewestVersionsForSystem(db: Db, filing_ids: readonly string[]): Promise<string[]> {
  return findNewest(db, filing_ids, isInRecord);
}

/** The same of the documents that can be served on the parties: what is lodged under seal is not among them. */
export function findServableVersionsForSystem(db: Db, filing_ids: readonly string[]): Promise<string[]> {
  return findNewest(db, filing_ids, isDocumentServed);
}

async function findNewest(db: Db, filing_ids: readonly string[], which: SQL): Promise<string[]> {
  if (filing_ids.length === 0) return [];
  const found = await db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(inArray(documents.filing_id, [...filing_ids]), isNewestVersion, which))
    .orderBy(asc(filings.received_at), asc(filings.id), asc(documents.position));
  return found.map(({ id }) => id);
}

/** The filings of an envelope in a court, without attachments that a clerk returned alone, in their order of receipt. */
export function findEnvelopeFilingsForSystem(
  db: Db,
  { envelope_id, court_id }: { envelope_id: string; court_id: string },
): Promise<(typeof filings.$inferSelect)[]> {
  return db
    .select()
    .from(filings)
    .where(and(eq(filings.envelope_id, envelope_id), eq(filings.court_id, court_id), isNull(filings.attached_to)))
    .orderBy(asc(filings.received_at), asc(filings.id));
}
