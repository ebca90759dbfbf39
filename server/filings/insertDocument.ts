import { documents, documentVersions } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { InspectedFile } from './inspectFiles.ts';

type Place = {
  filing_id: string;
  kind: 'lead' | 'supporting';
  position: number;
  uploaded_by: string;
  uploaded_at: Date;
};

/** Writes down a document of a filing with its first version. Returns the version's id. */
export async function insertDocument(tx: Db, place: Place, file: InspectedFile): Promise<string> {
  const { filing_id, kind, position, uploaded_by, uploaded_at } = place;
  const [document] = await tx
    .insert(documents)
    .values({ filing_id, kind, position, title: file.file_name })
    .returning({ id: documents.id });
  const [version] = await tx
    .insert(documentVersions)
    .values({
      document_id: document!.id,
      number: 1,
      sha256: file.sha256,
      file_name: file.file_name,
      file_type: file.format,
      file_size: file.size,
      pages: file.pages,
      uploaded_by,
      uploaded_at,
    })
    .returning({ id: documentVersions.id });
  return version!.id;
}
