import { and, eq } from 'drizzle-orm';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { InspectedFile } from './inspectFiles.ts';

type Upload = { uploaded_by: string; uploaded_at: Date };
type Place = Upload & Pick<typeof documents.$inferInsert, 'filing_id' | 'kind' | 'position'>;

/** Inserts a document of a filing with its first version. Returns the version's id. */
export async function insertDocument(tx: Db, { uploaded_by, uploaded_at, ...place }: Place, file: InspectedFile) {
  const access = place.kind === 'lead' ? 'public' : await levelOfLaterDocument(tx, place.filing_id);
  const [document] = await tx
    .insert(documents)
    .values({ ...place, access, title: file.file_name })
    .returning({ id: documents.id });
  return insertVersion(tx, { document_id: document!.id, number: 1, uploaded_by, uploaded_at }, file);
}

/** A document that is added to a filing with a level for each document has no mark: the court alone reads it. */
async function levelOfLaterDocument(tx: Db, filing_id: string) {
  const isByDocument = and(eq(filings.id, filing_id), eq(filings.levels_by_document, true));
  return (await tx.$count(filings, isByDocument)) > 0 ? 'sealed' : 'public';
}

/** Inserts a version of a document. Returns its id. */
export async function insertVersion(
  tx: Db,
  version: Upload & { document_id: string; number: number },
  { sha256, file_name, format: file_type, size: file_size, pages }: InspectedFile,
): Promise<string> {
  const [made] = await tx
    .insert(documentVersions)
    .values({ ...version, sha256, file_name, file_type, file_size, pages })
    .returning({ id: documentVersions.id });
  return made!.id;
}
