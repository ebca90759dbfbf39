import { and, asc, eq } from 'drizzle-orm';
import { stampedCopies } from '#server/db/schema/filingReceipts';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { StoredReceipt } from './receiptRepository.ts';

/** Records a stamped copy that is about to be issued. The same copy was recorded when it was first issued. */
export async function recordStampedCopy(db: Db, copy: Omit<typeof stampedCopies.$inferInsert, 'id'>): Promise<void> {
  await db
    .insert(stampedCopies)
    .values(copy)
    .onConflictDoNothing({ target: [stampedCopies.version_id, stampedCopies.sha256] });
}

/** The stamped copies with this fingerprint that the court issued of the documents of a receipt, the first one first. */
export async function findStampedCopiesForSystem(
  db: Db,
  { envelope_id, court_id }: StoredReceipt,
  sha256: string,
): Promise<{ document_id: string; mark: (typeof stampedCopies.$inferSelect)['mark']; issued_at: Date }[]> {
  return db
    .select({ document_id: documents.id, mark: stampedCopies.mark, issued_at: stampedCopies.issued_at })
    .from(filings)
    .innerJoin(documents, eq(documents.filing_id, filings.id))
    .innerJoin(documentVersions, eq(documentVersions.document_id, documents.id))
    .innerJoin(stampedCopies, eq(stampedCopies.version_id, documentVersions.id))
    .where(and(eq(filings.envelope_id, envelope_id), eq(filings.court_id, court_id), eq(stampedCopies.sha256, sha256)))
    .orderBy(asc(stampedCopies.issued_at));
}
