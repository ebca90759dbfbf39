import { sql } from 'drizzle-orm';
import { documents, documentVersions } from '#server/db/schema/filings';

/** Whether a version is the newest one of its document, in a query of versions with their documents. */
export const isNewestVersion = sql`${documentVersions.number} = (
  select max(other.number) from ${documentVersions} as other where other.document_id = ${documents.id})`;
