import { and, eq, inArray, isNull } from 'drizzle-orm';
import { documents, documentVersions, type StoredError } from '#server/db/schema/filings';
import type { Needs } from '#server/kernel/needs';

/** Marks the supporting documents that are still unread with the reason why no further attempt is made. */
export async function failSupportingDocuments(
  { db, now }: Needs<'db' | 'now'>,
  filingId: string,
  read_error: StoredError,
): Promise<void> {
  const supporting = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.filing_id, filingId), eq(documents.kind, 'supporting')));
  await db
    .update(documentVersions)
    .set({ read_error, read_at: now() })
    .where(and(inArray(documentVersions.document_id, supporting), isNull(documentVersions.read_at)));
}
