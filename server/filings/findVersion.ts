import { and, eq, gt, sql } from 'drizzle-orm';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** What a viewer needs of a document's bytes. */
export type Viewable = {
  version: Pick<
    typeof documentVersions.$inferSelect,
    'sha256' | 'file_name' | 'file_type' | 'file_size' | 'pages' | 'pages_recognized'
  >;
  title: string;
};

/**
 * A version of a document in a filing that the person has access to, or of a document that the person analyzed without
 * filing it, by the ID of the analysis. Without access, it does not exist.
 */
export async function findVersion(db: Db, viewer: Actor, versionId: string): Promise<Viewable> {
  const [found] = await db
    .select({ version: documentVersions, title: documents.title })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(eq(documentVersions.id, versionId), visibleFilings(viewer)));
  if (found) return found;
  const [own] = await db
    .select()
    .from(documentAnalyses)
    .where(
      and(
        eq(documentAnalyses.id, versionId),
        eq(documentAnalyses.person_id, viewer.person_id),
        eq(documentAnalyses.court_id, viewer.court_id),
        gt(documentAnalyses.expires_at, sql`now()`),
      ),
    );
  if (!own) throw new Refusal('not_found');
  return { version: own, title: own.file_name };
}
