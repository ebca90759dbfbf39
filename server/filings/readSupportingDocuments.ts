import { and, asc, eq, isNull } from 'drizzle-orm';
import { zoneOf } from '#server/courts/zoneOf';
import { documents, documentVersions, filings } from '#server/db/schema';
import type { Needs } from '#server/needs';
import { courtsDate } from './courtsDate.ts';
import { refusedDocument } from './failAnalysis.ts';
import { storable } from './storable.ts';

/**
 * Reads those supporting documents of a filing that were not read yet: their pages and what kind of paper they are.
 * One that cannot be read says why and stops nothing else.
 */
export async function readSupportingDocuments(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  filingId: string,
): Promise<void> {
  const waiting = await needs.db
    .select({ version: documentVersions, court_id: filings.court_id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(eq(filings.id, filingId), eq(documents.kind, 'supporting'), isNull(documentVersions.read_at)))
    .orderBy(asc(documents.position));
  for (const { version, court_id } of waiting) {
    const today = courtsDate(version.uploaded_at, await zoneOf(needs.db, court_id));
    await needs.db
      .update(documentVersions)
      .set({ ...(await readOne(needs, version, today)), read_at: needs.now() })
      .where(eq(documentVersions.id, version.id));
  }
}

async function readOne(
  { engine, blobs }: Needs<'engine' | 'blobs'>,
  version: typeof documentVersions.$inferSelect,
  today: string,
) {
  const file = { path: blobs.path(version.sha256), name: version.file_name };
  try {
    const { pages, pagesWithoutText, reading } = await engine.analyze(file, { today });
    const type = storable(reading.doc_type?.value ?? null);
    return { pages, pages_without_text: pagesWithoutText.length, type };
  } catch (error) {
    const read_error = refusedDocument(error);
    if (!read_error) throw error;
    return { read_error };
  }
}
