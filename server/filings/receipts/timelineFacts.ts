import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { analyses, documents, documentVersions, type filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** When a filing was first checked, and when its filer submitted corrections. The caller has read it for its viewer. */
export async function findTimelineFactsForSystem(
  db: Db,
  { id, resubmitted_at }: typeof filings.$inferSelect,
): Promise<{ checked_at: Date | null; corrected_at: Date[] }> {
  const [[checked], versions] = await Promise.all([
    db
      .select({ at: sql<Date | null>`min(${analyses.finished_at})`.mapWith(analyses.finished_at) })
      .from(analyses)
      .where(and(eq(analyses.filing_id, id), eq(analyses.state, 'done'))),
    db
      .select({ at: documentVersions.uploaded_at })
      .from(documents)
      .innerJoin(documentVersions, eq(documentVersions.document_id, documents.id))
      .where(and(eq(documents.filing_id, id), eq(documents.kind, 'lead'), gt(documentVersions.number, 1)))
      .orderBy(asc(documentVersions.number)),
  ]);
  const corrected_at = versions.map(({ at }) => at);
  // A correction without a new document, such as an answer to the clerk, has no version.
  const isKnown = corrected_at.some(
    (at) => Math.abs(at.getTime() - (resubmitted_at?.getTime() ?? 0)) < sameSubmissionMs,
  );
  if (resubmitted_at && !isKnown) corrected_at.push(resubmitted_at);
  return { checked_at: checked?.at ?? null, corrected_at };
}

/** The document is stored a moment before the submission is recorded. */
const sameSubmissionMs = 60_000;
