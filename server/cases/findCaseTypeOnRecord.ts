import { and, eq } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import { hasBareNumber } from '#server/db/bareNumber';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';
import { inKeptCase } from './inKeptCase.ts';

/** The type and category of the case with a number, if this person may see it. */
export async function findCaseTypeOnRecord(
  db: Db,
  viewer: Actor,
  case_number: string,
): Promise<{ case_type: CaseType; category: string | null } | undefined> {
  const { court_id } = viewer;
  const named = inKeptCase(db, court_id, hasBareNumber(cases.case_number, case_number));
  const [found] = await db
    .select({ case_type: cases.case_type, category: cases.category })
    .from(cases)
    .where(and(eq(cases.court_id, court_id), named, visibleCases(db, viewer)))
    .limit(1);
  return found;
}
