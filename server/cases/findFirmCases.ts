import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CaseStatus } from '#domain/cases/changeStatus';
import { accountOf } from '#server/attorneys/rosterRepository';
import { caseAssignments, cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { firmCases } from '#server/visibility/firmCases';
import { matchesCase } from './matchesCase.ts';

export type FirmCaseFilter = {
  q: string;
  /** The person of an attorney of the firm. */
  attorney_id?: string | undefined;
  status?: CaseStatus | undefined;
  /** The IDs of cases that the words of the query find otherwise, as a subquery. */
  otherwise: SQL;
};

/** One page of the cases of the viewer's firm, open ones first and the newest first, and how many there are. */
export async function findFirmCases(
  db: Db,
  viewer: Actor,
  { q, attorney_id, status, otherwise }: FirmCaseFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const matching = and(
    firmCases(db, viewer, attorney_id),
    status ? eq(cases.status, status) : undefined,
    q ? or(matchesCase(viewer, q), sql`${cases.id} in ${otherwise}`) : undefined,
  );
  const [found, [counted]] = await Promise.all([
    db
      .select({ id: cases.id, case_number: cases.case_number, title: cases.title, status: cases.status })
      .from(cases)
      .where(matching)
      .orderBy(desc(sql`${cases.status} = 'open'`), desc(cases.opened_on), asc(cases.case_number), asc(cases.id))
      .limit(limit)
      .offset(offset),
    db.select({ n: count() }).from(cases).where(matching),
  ]);
  return { cases: found, total: counted!.n };
}

/** Which of some people are counsel of record, by case. */
export async function findCounselForSystem(db: Db, case_ids: readonly string[], person_ids: readonly string[]) {
  const byCase = new Map<string, string[]>();
  if (case_ids.length === 0 || person_ids.length === 0) return byCase;
  const found = await db
    .select({ case_id: caseAssignments.case_id, person_id: accountOf(caseAssignments.attorney_id) })
    .from(caseAssignments)
    .where(inArray(caseAssignments.case_id, [...case_ids]));
  for (const { case_id, person_id } of found) {
    if (person_id === null || !person_ids.includes(person_id)) continue;
    byCase.set(case_id, [...(byCase.get(case_id) ?? []), person_id]);
  }
  return byCase;
}
