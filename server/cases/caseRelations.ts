import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccessLevel } from '#domain/access/accessLevels';
import type { CaseType } from '#domain/courts/choices';
import { hasBareNumber } from '#server/db/bareNumber';
import { columnOf } from '#server/db/columnOf';
import { matchesAll } from '#server/db/matchesAll';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { actsFor, actsForNamed } from '#server/visibility/actsFor';
import { visibleCases } from '#server/visibility/visibleCases';

/** Parts of queries by which other areas join cases to their own rows, or select rows by their cases. */

/** The number and title of every case, to join to rows that the viewer has access to. PostgreSQL merges the subquery. */
export function caseTitlesForSystem(db: Db) {
  return db.select({ id: cases.id, case_number: cases.case_number, title: cases.title }).from(cases).as('case_titles');
}

/** The IDs of a court's cases by words of the number and title, for rows that the viewer has access to. */
export function caseIdsMatchingForSystem(db: Db, court_id: string, q: string): SQL {
  return idsOf(db, and(eq(cases.court_id, court_id), matchesAll(searchedText.cases, q)));
}

/** The IDs of a court's cases with a number, for rows that the viewer has access to. */
export function caseIdsNumberedForSystem(db: Db, court_id: string, case_number: string): SQL {
  return idsOf(db, and(eq(cases.court_id, court_id), hasBareNumber(cases.case_number, case_number)));
}

/**
 * The IDs of a judge's own cases: assigned to the account, or to the name while no account is named; and those of the
 * absent judges for whom this judge acts today. For chambers staff, those of their judges.
 */
export function ownCaseIds(db: Db, actor: Actor): SQL {
  const mine = or(actsFor(cases.judge_id, actor), and(isNull(cases.judge_id), actsForNamed(cases.judge_name, actor)));
  return idsOf(db, and(eq(cases.court_id, actor.court_id), mine, visibleCases(db, actor)));
}

/** The type of the case of a row. */
export const typeOfCaseForSystem = (case_id: SQL): SQL<CaseType | null> =>
  sql`(select c.case_type from ${cases} c where c.id = ${case_id})`;

/** The category of the case of a row. */
export const categoryOfCaseForSystem = (case_id: SQL): SQL<string | null> =>
  sql`(select c.category from ${cases} c where c.id = ${case_id})`;

/** The number, in the docket of its case, of the entry of a filing. */
export const docketNumberOf = (filing_id: PgColumn): SQL<number | null> =>
  sql`(select entry.number from ${docketEntries} as entry where entry.filing_id = ${columnOf(filing_id)} limit 1)`;

/** The day on which a filing was entered on the docket of its case. */
export const docketDateOf = (filing_id: PgColumn): SQL<string | null> =>
  sql`(select entry.filed_on::text from ${docketEntries} as entry where entry.filing_id = ${columnOf(filing_id)} limit 1)`;

/** The filing code under which a filing was entered on the docket of its case. */
export const docketCodeOf = (filing_id: PgColumn): SQL<string | null> =>
  sql`(select entry.code from ${docketEntries} as entry where entry.filing_id = ${columnOf(filing_id)} limit 1)`;

/** Who may read the docket entry of a filing. */
export const docketAccessOf = (filing_id: PgColumn): SQL<AccessLevel | null> =>
  sql`(select entry.access from ${docketEntries} as entry where entry.filing_id = ${columnOf(filing_id)} limit 1)`;

/** Whether a case is a judge's own, or that of an absent judge for whom the judge acts today. */
export async function isOwnCase(db: Db, judge: Actor, case_id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, case_id), sql`${cases.id} in ${ownCaseIds(db, judge)}`));
  return found !== undefined;
}

const idsOf = (db: Db, matching: SQL | undefined): SQL =>
  sql`(${db.select({ id: cases.id }).from(cases).where(matching)})`;
