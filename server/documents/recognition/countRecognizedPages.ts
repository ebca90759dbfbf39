import { and, count, eq, isNotNull } from 'drizzle-orm';
import { recognizedPages } from '#server/db/schema/recognition';
import type { Db } from '#server/kernel/Database';

/** How many pages of a document have been recognized so far; what was read of it before is out of date when it rises. */
export async function countRecognizedPages(db: Db, sha256: string): Promise<number> {
  const [found] = await db
    .select({ pages: count() })
    .from(recognizedPages)
    .where(and(eq(recognizedPages.document_sha256, sha256), isNotNull(recognizedPages.words)));
  return found?.pages ?? 0;
}
