import { and, eq } from 'drizzle-orm';
import { hasBareNumber } from '#server/db/bareNumber';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';
import { inKeptCase } from './inKeptCase.ts';

/** The cases of this number that the user has access to, however it is written: dashes and capitals do not matter. */
export function findVisibleCases(db: Db, viewer: Actor, case_number: string): Promise<(typeof cases.$inferSelect)[]> {
  const isNumbered = hasBareNumber(cases.case_number, case_number);
  return db
    .select()
    .from(cases)
    .where(
      and(eq(cases.court_id, viewer.court_id), inKeptCase(db, viewer.court_id, isNumbered), visibleCases(db, viewer)),
    )
    .limit(2);
}
