import { and, desc, eq } from 'drizzle-orm';
import type { CorrectableField } from '#domain/reading/Reading';
import { corrections, documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** The main document of a filing in its newest version, with the court where it was filed. */
export async function findLeadDocumentForSystem(db: Db, filing_id: string) {
  const [found] = await db
    .select({
      court_id: filings.court_id,
      document_name: filings.document_name,
      sha256: documentVersions.sha256,
      file_name: documentVersions.file_name,
    })
    .from(filings)
    .innerJoin(documents, and(eq(documents.filing_id, filings.id), eq(documents.kind, 'lead')))
    .innerJoin(documentVersions, eq(documentVersions.document_id, documents.id))
    .where(eq(filings.id, filing_id))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return found;
}

/** The last correction of a field of a filing. */
export async function findLastCorrectionForSystem(db: Db, filing_id: string, field: CorrectableField) {
  const [last] = await db
    .select()
    .from(corrections)
    .where(and(eq(corrections.filing_id, filing_id), eq(corrections.field, field)))
    .orderBy(desc(corrections.filing_version))
    .limit(1);
  return last;
}
