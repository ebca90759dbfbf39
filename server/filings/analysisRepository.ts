import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { readingVersion } from '#domain/reading/readingVersion';
import { analyses, documents, documentVersions, extractedFields, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** Reads and writes of the analysis jobs. They check no viewer. */

type Version = typeof documentVersions.$inferSelect;
type Fields = Omit<typeof extractedFields.$inferInsert, 'analysis_id' | 'position'>;

/** An analysis with its filing, and the version of the document that it reads. */
export type AnalysisWork = {
  analysis: typeof analyses.$inferSelect;
  filing: typeof filings.$inferSelect;
  version: Version;
};

/** What an analysis has to read. */
export async function findWorkForSystem(db: Db, analysisId: string): Promise<AnalysisWork | undefined> {
  const [found] = await db
    .select({ analysis: analyses, filing: filings, version: documentVersions })
    .from(analyses)
    .innerJoin(filings, eq(filings.id, analyses.filing_id))
    .innerJoin(documentVersions, eq(documentVersions.id, analyses.version_id))
    .where(eq(analyses.id, analysisId));
  return found;
}

/** A supporting document, and the court of its filing. */
export type SupportingDocument = { version: Version; court_id: string };

/** The supporting documents of a filing that were not read yet, or whose scanned pages are not recognized yet. */
export async function findSupportingForSystem(
  db: Db,
  filingId: string,
  which: 'unread' | 'scanned',
): Promise<SupportingDocument[]> {
  const matching =
    which === 'unread'
      ? isNull(documentVersions.read_at)
      : and(gt(documentVersions.pages_without_text, 0), isNull(documentVersions.read_error));
  return db
    .select({ version: documentVersions, court_id: filings.court_id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(eq(filings.id, filingId), eq(documents.kind, 'supporting'), matching))
    .orderBy(asc(documents.position));
}

type Read = Pick<Version, 'pages' | 'pages_without_text' | 'pages_recognized' | 'type'>;

/** Records what was read of a version, or why it could not be read. */
export async function noteVersionRead(
  tx: Db,
  id: string,
  read: Partial<Read & Pick<Version, 'read_at' | 'read_error'>>,
): Promise<void> {
  await tx.update(documentVersions).set(read).where(eq(documentVersions.id, id));
}

/** Stores the values that an analysis read, in their order. */
export async function insertFields(tx: Db, analysis_id: string, fields: readonly Fields[]): Promise<void> {
  if (fields.length === 0) return;
  await tx.insert(extractedFields).values(fields.map((field, position) => ({ analysis_id, position, ...field })));
}

/** Ends an analysis that was completed: its time, and the accuracy of what it read in the filing. */
export async function noteAnalyzed(
  tx: Db,
  { analysis, filing }: Pick<AnalysisWork, 'analysis' | 'filing'>,
  {
    at,
    seconds,
    accuracy_score,
    templates_revision,
    isNews,
  }: {
    at: Date;
    seconds: number;
    accuracy_score: number | null;
    templates_revision: number;
    isNews: boolean;
  },
): Promise<void> {
  await tx
    .update(filings)
    .set({
      accuracy_score,
      analyzed_at: at,
      processing_time_seconds: seconds,
      // People who work on the previous values are notified.
      ...(isNews && { version: filing.version + 1 }),
    })
    .where(eq(filings.id, filing.id));
  await tx
    .update(analyses)
    .set({ finished_at: at, processing_time_seconds: seconds, reading_version: readingVersion, templates_revision })
    .where(eq(analyses.id, analysis.id));
}
