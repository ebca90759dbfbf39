import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { cases } from '#server/db/schema';
import { visibleCases } from '#server/filings/visibleCases';
import type { Actor } from '#server/http/actor';

export type MentionedCase = typeof cases.$inferSelect;

/** The case of this number that the asker may see, however the number is written: dashes and capitals do not matter. */
export async function findMentionedCase(db: Db, asker: Actor, case_number: string): Promise<MentionedCase | undefined> {
  const bare = case_number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const [found] = await db
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.court_id, asker.court_id),
        visibleCases(db, asker),
        // As the index `cases_bare_number` has it.
        eq(sql`upper(regexp_replace(${cases.case_number}, '[^[:alnum:]]', '', 'g'))`, bare),
      ),
    );
  return found;
}
