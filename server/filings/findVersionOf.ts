import { and, eq } from 'drizzle-orm';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isDocumentRead } from '#server/visibility/isDocumentRead';
import { openFilings } from '#server/visibility/visibleFilings';

/** What a viewer needs of a document's bytes. */
export type Viewable = {
  version: Pick<
    typeof documentVersions.$inferSelect,
    'sha256' | 'file_name' | 'file_type' | 'file_size' | 'pages' | 'pages_recognized'
  >;
  title: string;
};

/** A version of a document in a filing that the viewer has access to, or in a draft of the viewer's own. */
export async function findVersionOf(db: Db, viewer: Actor, id: string): Promise<Viewable | undefined> {
  const [found] = await db
    .select({ version: documentVersions, title: documents.title })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(eq(documentVersions.id, id), openFilings(viewer), isDocumentRead(viewer)));
  return found;
}
