import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { levelsReadBy } from '#domain/access/accessLevels';
import { placedStates } from '#domain/filings/states';
import { accessGrants } from '#server/db/schema/access';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { directoryRoles } from '#server/db/schema/directory';
import { filings } from '#server/db/schema/filings';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { isShown } from './hiddenCases.ts';
import { isCaseLevelRead } from './isLevelRead.ts';
import { isOpenCase } from './isOpenCase.ts';
import type { Seer } from './visibleFilings.ts';

/**
 * Which cases a person may see: court staff see their court's cases, except those that are hidden from a judge who is
 * disqualified and from the judge's chambers, and those of a level that they do not read (domain/access). A filer sees a case only on a ground that the
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
      return and(inArray(cases.id, filedIn(db, viewer).union(named(db, viewer))), levelOf(viewer))!;
    case 'attorney':
      if (viewer.through) return throughMember(db, viewer, viewer.through.person_id);
      // One union, computed once: PostgreSQL would evaluate two conditions in an `or` again for every case.
      return and(
        inArray(
          cases.id,
          filedIn(db, viewer).except(leftBy(db, viewer)).union(counselIn(db, viewer)).union(named(db, viewer)),
        ),
        levelOf(viewer),
      )!;
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
  return and(ofAttorney, levelOf(own), or(isOpenCase, inArray(cases.id, filedIn(db, own).union(counselIn(db, own)))))!;
}

/** The filers and counsel who see a case: the same grounds, read from the case's side. Court staff are not listed. */
export async function filersWhoSee(tx: Db, case_id: string): Promise<string[]> {
  return (await filersByCase(tx, [case_id])).get(case_id) ?? [];
}

/** Everyone with a ground to see a case, including those to whom its level is closed. */
export async function filersOfCase(tx: Db, case_id: string): Promise<string[]> {
  const [grounds, granted] = await Promise.all([groundsIn(tx, [case_id]), findNamed(tx, [case_id])]);
  return [...new Set([...grounds, ...granted].map(({ id }) => id))];
}

/** The same as `filersWhoSee` for several cases. A case that no filer sees is left out. */
export async function filersByCase(tx: Db, case_ids: readonly string[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(case_ids)];
  if (ids.length === 0) return new Map();
  const [grounds, closed, granted] = await Promise.all([groundsIn(tx, ids), findClosed(tx, ids), findNamed(tx, ids)]);
  const seen = [...grounds.filter(({ case_id }) => !closed.has(case_id)), ...granted];
  const found = new Map<string, Set<string>>();
  for (const { case_id, id } of seen) found.set(case_id, (found.get(case_id) ?? new Set()).add(id));
  return new Map([...found].map(([case_id, people]) => [case_id, [...people]]));
}

type Ground = { case_id: string; id: string };

async function groundsIn(tx: Db, ids: readonly string[]): Promise<Ground[]> {
  const filers = tx
    .select({ case_id: sql<string>`${filings.case_id}`.as('case_id'), id: sql<string>`${filings.filed_by}`.as('id') })
    .from(filings)
    .where(and(isPlaced, inArray(filings.case_id, [...ids])));
  const counsel = tx
    .select({
      case_id: sql<string>`${caseAssignments.case_id}`.as('case_id'),
      id: sql<string>`${attorneys.person_id}`.as('id'),
    })
    .from(caseAssignments)
    .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
    .where(and(inArray(caseAssignments.case_id, [...ids]), isNotNull(attorneys.person_id)));
  const left = tx
    .select({
      case_id: sql<string>`${parties.case_id}`.as('case_id'),
      id: sql<string>`${attorneys.person_id}`.as('id'),
    })
    .from(partyCounsel)
    .innerJoin(parties, eq(parties.id, partyCounsel.party_id))
    .innerJoin(attorneys, eq(attorneys.id, partyCounsel.attorney_id))
    .where(and(inArray(parties.case_id, [...ids]), isNotNull(partyCounsel.ended_on), isNotNull(attorneys.person_id)));
  return filers.except(left).union(counsel);
}

/** Cases that only those see whom an order names. */
async function findClosed(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  const closed = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(inArray(cases.id, [...ids]), notInArray(cases.access, [...levelsReadBy('attorney')])));
  return new Set(closed.map(({ id }) => id));
}

const isFiler = sql`exists (select from ${directoryRoles} held where held.person_id = ${accessGrants.person_id}
  and held.court_id = ${accessGrants.court_id} and held.role in ('attorney', 'self_represented'))`;

/** The filers and counsel whom orders name in cases. */
function findNamed(tx: Db, ids: readonly string[]) {
  return tx
    .select({ case_id: sql<string>`${accessGrants.case_id}`, id: accessGrants.person_id })
    .from(accessGrants)
    .where(and(inArray(accessGrants.case_id, [...ids]), isNull(accessGrants.ended_at), isFiler));
}

const isPlaced = and(isNotNull(filings.case_id), inArray(filings.state, [...placedStates]));

/** Whether the viewer reads the level of the case, or is named in it. */
const levelOf = (viewer: Seer): SQL => isCaseLevelRead(cases.access, cases.id, viewer);

/** Cases in which an order names the person. */
function named(db: Db, { person_id, court_id }: Seer) {
  return db
    .select({ id: sql<string>`${accessGrants.case_id}`.as('id') })
    .from(accessGrants)
    .where(
      and(
        eq(accessGrants.person_id, person_id),
        eq(accessGrants.court_id, court_id),
        isNotNull(accessGrants.case_id),
        isNull(accessGrants.ended_at),
      ),
    );
}

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
