import { and, asc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { columnOf } from '#server/db/columnOf';
import { filingReceiptDocuments, filingReceipts } from '#server/db/schema/filingReceipts';
import { documents, documentVersions, envelopes, filings } from '#server/db/schema/filings';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isDocumentLevelRead } from '#server/visibility/isDocumentRead';
import { againSubmitterOf, submitterOf } from '../envelopeRepository.ts';

export type StoredReceipt = typeof filingReceipts.$inferSelect;
/** A document of a receipt, as it was received. */
export type ReceiptVersion = Pick<
  typeof documentVersions.$inferSelect,
  'id' | 'file_name' | 'pages' | 'file_size' | 'sha256'
> & { position: number; document_id: string };

/** The receipt of a filing that the caller has read for its viewer; none for a filing without an envelope. */
export async function findReceiptForSystem(
  db: Db,
  { envelope_id, court_id }: Pick<typeof filings.$inferSelect, 'envelope_id' | 'court_id'>,
): Promise<StoredReceipt | undefined> {
  if (envelope_id === null) return undefined;
  return find(db, and(eq(filingReceipts.envelope_id, envelope_id), eq(filingReceipts.court_id, court_id)));
}

/** The receipt at a public address. Its token is the only key to it. */
export async function findReceiptByTokenForSystem(db: Db, token: string): Promise<StoredReceipt | undefined> {
  return find(db, eq(filingReceipts.token, token));
}

/** A receipt by its ID. */
export async function findReceiptByIdForSystem(db: Db, id: string): Promise<StoredReceipt | undefined> {
  return find(db, eq(filingReceipts.id, id));
}

async function find(db: Db, where: SQL | undefined): Promise<StoredReceipt | undefined> {
  const [found] = await db.select().from(filingReceipts).where(where);
  return found;
}

const versionFields = {
  ...{ id: documentVersions.id, document_id: documentVersions.document_id, file_name: documentVersions.file_name },
  ...{ pages: documentVersions.pages, file_size: documentVersions.file_size, sha256: documentVersions.sha256 },
};

/** The documents of a receipt, in order. */
export function findReceiptVersionsForSystem(db: Db, receipt_id: string): Promise<ReceiptVersion[]> {
  return findVersions(db, eq(filingReceiptDocuments.receipt_id, receipt_id));
}

/** The same without those that a viewer of the filings does not read; the filer reads all. */
export function findReceiptVersions(db: Db, viewer: Actor, receipt_id: string): Promise<ReceiptVersion[]> {
  return findVersions(db, and(eq(filingReceiptDocuments.receipt_id, receipt_id), isDocumentLevelRead(viewer)));
}

async function findVersions(db: Db, which: SQL | undefined): Promise<ReceiptVersion[]> {
  return db
    .select({ ...versionFields, position: filingReceiptDocuments.position })
    .from(filingReceiptDocuments)
    .innerJoin(documentVersions, eq(documentVersions.id, filingReceiptDocuments.version_id))
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(which)
    .orderBy(asc(filingReceiptDocuments.position));
}

/** The filings of a receipt, without attachments that became filings when the clerk returned them. */
export async function findReceiptFilingsForSystem(db: Db, { envelope_id, court_id }: StoredReceipt) {
  return db
    .select({
      filing: filings,
      filer: personName(filings.filed_by),
      submitter: submitterOf,
      again_by: againSubmitterOf,
    })
    .from(filings)
    .where(and(eq(filings.envelope_id, envelope_id), eq(filings.court_id, court_id), isNull(filings.attached_to)))
    .orderBy(asc(filings.envelope_position), asc(filings.received_at), asc(filings.id));
}

/** How the envelope of a receipt reached the court. */
export async function findChannelForSystem(db: Db, { envelope_id }: StoredReceipt) {
  const [found] = await db
    .select({ channel: envelopes.channel, filer_info: envelopes.filer_info })
    .from(envelopes)
    .where(eq(envelopes.id, envelope_id));
  return found!;
}

/** What the court received for an envelope after its receipt: corrected documents, and documents that were added. */
export async function findLaterVersionsForSystem(
  db: Db,
  { envelope_id, court_id }: StoredReceipt,
  sha256: string,
): Promise<{ document_id: string; number: number; uploaded_at: Date }[]> {
  const listed = db
    .select({ one: sql`1` })
    .from(filingReceiptDocuments)
    .where(eq(filingReceiptDocuments.version_id, columnOf(documentVersions.id)));
  return db
    .select({
      document_id: documents.id,
      number: documentVersions.number,
      uploaded_at: documentVersions.uploaded_at,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(
      and(
        eq(documentVersions.sha256, sha256),
        eq(filings.envelope_id, envelope_id),
        eq(filings.court_id, court_id),
        notExists(listed),
      ),
    )
    .orderBy(asc(documentVersions.uploaded_at));
}
