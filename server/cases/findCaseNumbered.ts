import { and, eq } from 'drizzle-orm';
import { hasBareNumber } from '#server/db/bareNumber';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';
import type { StoredCase } from './caseRepository.ts';
import { inKeptCase } from './inKeptCase.ts';

/** The case of the viewer’s court with a number as a document writes it, if the viewer has access to the case. */
export async function findCaseNumbered(db: Db, viewer: Actor, number: string): Promise<StoredCase | undefined> {
  const { court_id } = viewer;
  const [found] = await db
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.court_id, court_id),
        inKeptCase(db, court_id, hasBareNumber(cases.case_number, number)),
        visibleCases(db, viewer),
      ),
    )
    .limit(1);
  return found;
}
