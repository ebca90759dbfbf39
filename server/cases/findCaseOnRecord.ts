import { and, eq, or, sql } from 'drizzle-orm';
import type { Submission } from '#domain/rules/checks/Submission';
import { findCourt } from '#server/courts/findCourt';
import { hasBareNumber } from '#server/db/bareNumber';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';
import type { Seer } from '#server/visibility/visibleFilings';
import { findPartiesForSystem } from './findCaseForSystem.ts';
import { inKeptCase } from './inKeptCase.ts';

type Asked = { court_id: string; case_id: string | null; case_number: string | null };

/**
 * The case on record for a filing: the one in which the court placed it, or one of the number that it names; in either
 * case only one that its filer may see. A finding must not disclose that another case exists, or who is in it.
 */
export async function findCaseOnRecord(
  db: Db,
  filer: Seer,
  { court_id, case_id, case_number }: Asked,
): Promise<Submission['record']> {
  if (case_id === null && case_number === null) return null;
  const placedIn = case_id === null ? undefined : eq(cases.id, case_id);
  const ofNumber =
    case_number === null ? undefined : inKeptCase(db, court_id, hasBareNumber(cases.case_number, case_number));
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.court_id, court_id), or(placedIn, ofNumber), visibleCases(db, filer)))
    .orderBy(sql`${cases.id} is not distinct from ${case_id} desc`)
    .limit(1);
  if (!found) return null;
  const sides = await findPartiesForSystem(db, found.id);
  const { name: court, county } = await findCourt(db, found.court_id);
  return { case_number: found.case_number, title: found.title, court, county, parties: sides };
}
