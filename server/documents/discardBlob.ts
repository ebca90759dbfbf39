import { eq, type SQL, sql } from 'drizzle-orm';
import { recognizedPages } from '#server/db/schema/recognition';
import type { Needs } from '#server/kernel/needs';
import { forgetScan } from '#server/scanning/scanRepository';
import { blobGraceMs } from './discardBlobJob.ts';

/**
 * Removes a document's bytes unless some table still names them by their hash; `keeps`: which rows of a table count, by the
 * name of the table.
 */
export async function discardBlob(
  { db, blobs, now }: Needs<'db' | 'blobs' | 'now'>,
  sha256: string,
  keeps: Readonly<Record<string, SQL>> = {},
): Promise<void> {
  // Every table that keeps documents calls their hash `sha256`; those of later areas are found here by themselves.
  const { rows } = await db.execute<{ table_name: string }>(
    sql`select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'sha256' and data_type = 'text'`,
  );
  for (const { table_name } of rows) {
    const inRecord = keeps[table_name] ?? sql`true`;
    const named = sql`select 1 from ${sql.identifier(table_name)} where sha256 = ${sha256} and ${inRecord} limit 1`;
    const found = await db.execute(named);
    if (found.rows.length > 0) return;
  }
  const gone = await blobs.remove(sha256, new Date(now().getTime() - blobGraceMs));
  // The recognized text of its pages is deleted with it, and is no reason to keep it.
  if (!gone) return;
  await db.delete(recognizedPages).where(eq(recognizedPages.document_sha256, sha256));
  await forgetScan(db, sha256);
}
