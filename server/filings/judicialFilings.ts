import { and, asc, count, desc, eq, exists, gt, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AccessLevel } from '#domain/access/accessLevels';
import { beforeTheJudge, forRuling, forSignature } from '#domain/chambers/awaiting';
import { docketAccessOf, docketCodeOf, docketDateOf, docketNumberOf, ownCaseIds } from '#server/cases/caseRelations';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { caseOrProposed } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** Filings as a judge works with them: those to sign or to rule on, and the contents of hearing binders. */

type Filing = typeof filings.$inferSelect;
type Window = { limit: number; offset: number };

/** A filing in one of the judge's own cases, and whether it needs a signature. */
export type JudicialFiling = {
  filing: Filing;
  case_id: string;
  filer: string;
  signature: boolean;
  /** Its entry on the docket; null before it is docketed. */
  number: number | null;
  filed_on: string | null;
  code: string | null;
  access: AccessLevel | null;
};

/** Which filings: what they need, without those of a subquery of IDs, or only those with these IDs. */
export type JudicialFilter = {
  needs?: 'signature' | 'ruling' | 'either' | undefined;
  without?: SQL | undefined;
  ids?: readonly string[] | undefined;
  case_ids?: readonly string[] | undefined;
  /** Who reads them, if that is not the judge. */
  reader?: Actor;
};

/** Filings in the judge's own cases, the oldest first. */
export function findJudicialFilings(
  db: Db,
  judge: Actor,
  filter: JudicialFilter,
  { limit, offset }: Window,
): Promise<JudicialFiling[]> {
  return db
    .select({
      filing: filings,
      case_id: sql<string>`${caseOrProposed}`,
      filer: personName(filings.filed_by),
      signature: sql<boolean>`${needsSignature(db)}`,
      number: docketNumberOf(filings.id),
      filed_on: docketDateOf(filings.id),
      code: docketCodeOf(filings.id),
      access: docketAccessOf(filings.id),
    })
    .from(filings)
    .where(matches(db, judge, filter))
    .orderBy(asc(filings.received_at), asc(filings.id))
    .limit(limit)
    .offset(offset);
}

/** What was received after a moment in these cases, the newest first. */
export function findReceivedAfter(
  db: Db,
  viewer: Actor,
  case_ids: readonly string[],
  { after, limit }: { after: Date; limit: number },
): Promise<{ filing: Filing; case_id: string; filer: string }[]> {
  if (case_ids.length === 0) return Promise.resolve([]);
  return db
    .select({ filing: filings, case_id: sql<string>`${caseOrProposed}`, filer: personName(filings.filed_by) })
    .from(filings)
    .where(and(ofCases(viewer, case_ids), gt(filings.received_at, after)))
    .orderBy(desc(filings.received_at), asc(filings.id))
    .limit(limit);
}

/** How many filings there are in the judge's own cases. */
export async function countJudicialFilings(db: Db, judge: Actor, filter: JudicialFilter): Promise<number> {
  return db.$count(filings, matches(db, judge, filter));
}

/** The IDs of the filings in the judge's own cases, as a subquery. */
export function judicialFilingIds(db: Db, judge: Actor): SQL {
  return sql`(${db
    .select({ id: filings.id })
    .from(filings)
    .where(matches(db, judge, {}))})`;
}

function matches(db: Db, judge: Actor, { needs, without, ids, case_ids, reader }: JudicialFilter): SQL | undefined {
  return and(
    visibleFilings(judge),
    reader && visibleFilings(reader),
    inArray(filings.state, [...beforeTheJudge]),
    sql`${caseOrProposed} in ${ownCaseIds(db, judge)}`,
    needs && isNeeded(db, needs),
    without && sql`${filings.id} not in ${without}`,
    ids && inArray(filings.id, [...ids]),
    case_ids && inArray(caseOrProposed, [...case_ids]),
  );
}

function isNeeded(db: Db, needs: 'signature' | 'ruling' | 'either'): SQL | undefined {
  const signature = needsSignature(db);
  const ruling = inArray(filings.document_type, forRuling);
  if (needs === 'signature') return signature;
  return needs === 'ruling' ? and(ruling, sql`not ${signature}`) : or(signature, ruling);
}

/** The filing is a document to be signed, or one was filed with it. */
function needsSignature(db: Db): SQL {
  const beside = db
    .select({ found: sql`1` })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.document_id, documents.id))
    .where(and(eq(documents.filing_id, filings.id), inArray(documentVersions.type, forSignature)));
  return or(inArray(filings.document_type, forSignature), exists(beside))!;
}

/** The contents of a hearing binder: received, and not returned, rejected, or withdrawn. */
const inBinder = notInArray(filings.state, ['returned', 'rejected', 'withdrawn']);

const ofCases = (viewer: Actor, case_ids: readonly string[]) =>
  and(inArray(caseOrProposed, [...case_ids]), inBinder, visibleFilings(viewer));

/** How many filings the hearing binders of these cases contain, by case. */
export async function countBinderFilings(
  db: Db,
  viewer: Actor,
  case_ids: readonly string[],
): Promise<Map<string, number>> {
  if (case_ids.length === 0) return new Map();
  const counted = await db
    .select({ case_id: caseOrProposed, n: count() })
    .from(filings)
    .where(ofCases(viewer, case_ids))
    .groupBy(caseOrProposed);
  return new Map(counted.map(({ case_id, n }) => [case_id!, n]));
}

/** The filings in the hearing binders of these cases, in the order of the docket, then as they were received. */
export async function findBinderFilings(
  db: Db,
  viewer: Actor,
  case_ids: readonly string[],
  { limit, offset }: Window,
): Promise<{ filing: Filing; filer: string; number: number | null; filed_on: string | null }[]> {
  if (case_ids.length === 0) return [];
  const number = docketNumberOf(filings.id);
  return db
    .select({ filing: filings, filer: personName(filings.filed_by), number, filed_on: docketDateOf(filings.id) })
    .from(filings)
    .where(ofCases(viewer, case_ids))
    .orderBy(asc(caseOrProposed), sql`${number} asc nulls last`, asc(filings.received_at), asc(filings.id))
    .limit(limit)
    .offset(offset);
}

/**
 * The filings of a case for a binder, with those that were withdrawn or returned, so that none disappears while the judge
 * reads. The oldest of more than the limit are left out.
 */
export function findArguedFilings(
  db: Db,
  viewer: Actor,
  case_id: string,
  limit: number,
): Promise<{ filing: Filing; filer: string }[]> {
  return db
    .select({ filing: filings, filer: personName(filings.filed_by) })
    .from(filings)
    .where(and(eq(caseOrProposed, case_id), ne(filings.state, 'rejected'), visibleFilings(viewer)))
    .orderBy(desc(filings.received_at), desc(filings.id))
    .limit(limit);
}
