import { and, eq } from 'drizzle-orm';
import { hasBareNumber } from '#server/db/bareNumber';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';

export type MentionedCase = typeof cases.$inferSelect;

/** The case of this number that the asker may see, however the number is written: dashes and capitals do not matter. */
export async function findMentionedCase(db: Db, asker: Actor, case_number: string): Promise<MentionedCase | undefined> {
  const [found] = await db
    .select()
    .from(cases)
    .where(
      and(eq(cases.court_id, asker.court_id), visibleCases(db, asker), hasBareNumber(cases.case_number, case_number)),
    );
  return found;
}
