import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { placedStates } from '#domain/filings/states';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { isShown } from './hiddenCases.ts';
import { isOpenCase } from './isOpenCase.ts';
import type { Seer } from './visibleFilings.ts';

/**
 * Which cases a person may see: court staff see their court's cases, except those that are hidden from a judge who is
 * disqualified and from the judge's chambers. A filer sees a case only on a ground that the
 * court has created: a filing that the court placed in it and that remains in effect, or, for attorneys, an assignment.
 * An attorney whose representation ended sees the case no longer, also not for earlier filings. What a filing says about a case is no ground. Every list, search, notice and check that touches a case decides here.
 */
export function visibleCases(db: Db, viewer: Seer): SQL {
  switch (viewer.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return and(eq(cases.court_id, viewer.court_id), isShown(cases.id, viewer))!;
    case 'self_represented':
      return inArray(cases.id, filedIn(db, viewer));
    case 'attorney':
      if (viewer.through) return throughMember(db, viewer, viewer.through.person_id);
      // One union, computed once: PostgreSQL would evaluate two conditions in an `or` again for every case.
      return inArray(cases.id, filedIn(db, viewer).except(leftBy(db, viewer)).union(counselIn(db, viewer)));
    default:
      return sql`false`;
  }
}

/**
 * What a member of the firm sees who acts for an attorney: the attorney's cases that are open, and of the others those
 * for which the member has an own ground.
 */
function throughMember(db: Db, viewer: Seer, person_id: string): SQL {
  const ofAttorney = inArray(cases.id, filedIn(db, viewer).union(counselIn(db, viewer)));
  const own = { ...viewer, person_id };
  return and(ofAttorney, or(isOpenCase, inArray(cases.id, filedIn(db, own).union(counselIn(db, own)))))!;
}

/** The filers and counsel who see a case: the same grounds, read from the case's side. Court staff are not listed. */
export async function filersWhoSee(tx: Db, case_id: string): Promise<string[]> {
  return (await filersByCase(tx, [case_id])).get(case_id) ?? [];
}

/** The same for several cases. A case that no filer sees is left out. */
export async function filersByCase(tx: Db, case_ids: readonly string[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(case_ids)];
  if (ids.length === 0) return new Map();
  const filers = tx
    .select({ case_id: sql<string>`${filings.case_id}`.as('case_id'), id: sql<string>`${filings.filed_by}`.as('id') })
    .from(filings)
    .where(and(isPlaced, inArray(filings.case_id, ids)));
  const counsel = tx
    .select({
      case_id: sql<string>`${caseAssignments.case_id}`.as('case_id'),
      id: sql<string>`${attorneys.person_id}`.as('id'),
    })
    .from(caseAssignments)
    .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
    .where(and(inArray(caseAssignments.case_id, ids), isNotNull(attorneys.person_id)));
  const left = tx
    .select({
      case_id: sql<string>`${parties.case_id}`.as('case_id'),
      id: sql<string>`${attorneys.person_id}`.as('id'),
    })
    .from(partyCounsel)
    .innerJoin(parties, eq(parties.id, partyCounsel.party_id))
    .innerJoin(attorneys, eq(attorneys.id, partyCounsel.attorney_id))
    .where(and(inArray(parties.case_id, ids), isNotNull(partyCounsel.ended_on), isNotNull(attorneys.person_id)));
  const found = new Map<string, string[]>();
  for (const { case_id, id } of await filers.except(left).union(counsel)) {
    found.set(case_id, [...(found.get(case_id) ?? []), id]);
  }
  return found;
}

const isPlaced = and(isNotNull(filings.case_id), inArray(filings.state, [...placedStates]));

/** Cases in which the court placed a filing of this person's. */
function filedIn(db: Db, { person_id }: Seer) {
  return db
    .select({ id: sql<string>`${filings.case_id}`.as('id') })
    .from(filings)
    .where(and(eq(filings.filed_by, person_id), isPlaced));
}

/** Cases in which a representation by this attorney ended. Another one that continues is among `counselIn`. */
function leftBy(db: Db, { person_id, court_id }: Seer) {
  return db
    .select({ id: sql<string>`${parties.case_id}`.as('id') })
    .from(partyCounsel)
    .innerJoin(parties, eq(parties.id, partyCounsel.party_id))
    .innerJoin(attorneys, eq(attorneys.id, partyCounsel.attorney_id))
    .where(and(eq(attorneys.person_id, person_id), eq(attorneys.court_id, court_id), isNotNull(partyCounsel.ended_on)));
}

/** Counsel of record see their cases, also those in which they have filed nothing through the portal. */
function counselIn(db: Db, { person_id, court_id }: Seer) {
  return db
    .select({ id: sql<string>`${caseAssignments.case_id}`.as('id') })
    .from(caseAssignments)
    .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
    .where(and(eq(attorneys.person_id, person_id), eq(attorneys.court_id, court_id)));
}
