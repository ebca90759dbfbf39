import { eq, inArray, sql } from 'drizzle-orm';
import { documentFacts } from '#server/db/schema/documentFacts';
import { documents, documentVersions } from '#server/db/schema/filings';
import { documentFingerprints } from '#server/db/schema/fingerprints';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/**
 * Takes a document out of the record: no one reads it from now on, what was read of it is deleted, and its bytes are
 * deleted a day later unless another document has the same. Its row stays, with what happened to it.
 */
export async function removeDocumentForSystem(tx: Db, { now }: Needs<'now'>, document_id: string): Promise<void> {
  await tx.update(documents).set({ removed_at: now() }).where(eq(documents.id, document_id));
  const versions = await tx
    .select({ id: documentVersions.id, sha256: documentVersions.sha256 })
    .from(documentVersions)
    .where(eq(documentVersions.document_id, document_id));
  const ids = versions.map(({ id }) => id);
  await tx.delete(documentFacts).where(inArray(documentFacts.version_id, ids));
  await tx.delete(documentFingerprints).where(inArray(documentFingerprints.version_id, ids));
  const runAt = new Date(now().getTime() + blobGraceMs + 60_000);
  for (const sha256 of new Set(versions.map((one) => one.sha256)))
    await addJob(tx, discardBlobJob, { sha256 }, { runAt });
}

/** The rows of versions that are a reason to keep their bytes: not those of documents that were returned or deleted. */
export const keptVersions = {
  document_versions: sql`not exists (select from ${documents} d where d.id = document_id and d.removed_at is not null)`,
};
