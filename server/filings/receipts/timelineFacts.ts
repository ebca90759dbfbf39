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
  const times = [...versions.map(({ at }) => at.getTime()), ...(resubmitted_at ? [resubmitted_at.getTime()] : [])];
  return { checked_at: checked?.at ?? null, corrected_at: [...new Set(times)].map((time) => new Date(time)) };
}
