import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { recognizedPages } from '#server/db/schema/recognition';
import type { RecognizedStore } from '#server/documents/engine/ocr/Recognition';
import type { Needs } from '#server/kernel/needs';

/** How long a page whose recognition failed is left alone; later requests try again. */
const failureHoldsMs = dayMs;

/** Keeps recognized pages in the portal's database. */
export function openRecognizedStore({ db, now }: Needs<'db' | 'now'>): RecognizedStore {
  const write = (row: Omit<typeof recognizedPages.$inferInsert, 'recognized_at'>) => {
    const { document_sha256, page, recognizer, words = null, problem = null } = row;
    const set = { words, problem, recognized_at: now() };
    return db
      .insert(recognizedPages)
      .values({ document_sha256, page, recognizer, ...set })
      .onConflictDoUpdate({
        target: [recognizedPages.document_sha256, recognizedPages.page, recognizedPages.recognizer],
        set,
      });
  };
  return {
    async find(sha256, page) {
      const rows = await db
        .selectDistinctOn([recognizedPages.page], { page: recognizedPages.page, words: recognizedPages.words })
        .from(recognizedPages)
        .where(
          and(
            eq(recognizedPages.document_sha256, sha256),
            isNotNull(recognizedPages.words),
            page === undefined ? undefined : eq(recognizedPages.page, page),
          ),
        )
        .orderBy(asc(recognizedPages.page), desc(recognizedPages.recognized_at));
      return Object.fromEntries(rows.map((row) => [row.page, row.words!]));
    },
    async findFailed(sha256) {
      const since = new Date(now().getTime() - failureHoldsMs);
      const rows = await db
        .select({ page: recognizedPages.page })
        .from(recognizedPages)
        .where(
          and(
            eq(recognizedPages.document_sha256, sha256),
            isNull(recognizedPages.words),
            gt(recognizedPages.recognized_at, since),
          ),
        );
      return rows.map((row) => row.page);
    },
    async keep(document_sha256, page, recognizer, packed) {
      await write({ document_sha256, page, recognizer, words: packed.replaceAll('\\u0000', '') });
    },
    async keepFailure(document_sha256, page, recognizer, problem) {
      await write({ document_sha256, page, recognizer, problem });
    },
  };
}
