import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { documents, documentVersions, filings } from '#server/db/schema';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import { visibleFilings } from './visibleFilings.ts';

/** One version of a document in a filing that the person may see; what is not theirs is not there. */
export async function findVersion(db: Db, asker: Actor, versionId: string) {
  const [found] = await db
    .select({ version: documentVersions, title: documents.title })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(eq(documentVersions.id, versionId), visibleFilings(asker)));
  if (!found) throw new Refusal('not_found');
  return found;
}
