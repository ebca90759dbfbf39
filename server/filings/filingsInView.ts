import { and, asc, count, desc, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import type { FilingView } from '#domain/filings/filingViews';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { newestFirst } from './filingRepository.ts';
import { isInView } from './isInView.ts';
import { waitingForDecision } from './reviewQueue.ts';

type Filing = typeof filings.$inferSelect;
type Column = 'id' | 'reason' | 'reason_code' | 'correct_by' | 'authority' | 'decision' | 'decided_at';

/** Which filings: each given part narrows the selection. */
export type FilingFilter = {
  view?: FilingView | undefined;
  /** Received, and no decision on it is held. */
  undecided?: true | undefined;
  /** Without values that were read with low confidence and not reviewed. */
  sure?: true | undefined;
  state?: Filing['state'] | undefined;
  /** Without those that the filer withdrew. */
  inEffect?: true | undefined;
  /** Those of these filers. */
  filed_by?: readonly string[] | undefined;
  case_id?: string | undefined;
  case_type?: CaseType | undefined;
  /** Returned, with a time to correct that ended before. */
  lapsedBefore?: Date | undefined;
};

/** The last decision in effect on a filing; null where there is none. */
export type LastDecision = Pick<typeof reviews.$inferSelect, Exclude<Column, 'id'>>;

/** Filings that the viewer has access to, each with the last decision on it, the oldest or the newest first. */
export async function findInView(
  db: Db,
  viewer: Actor,
  filter: FilingFilter,
  { limit, order }: { limit: number; order: 'oldest' | 'newest' },
): Promise<{ filing: Filing; decision: LastDecision | null }[]> {
  const found = await db
    .select({ filing: filings, ...lastDecision })
    .from(filings)
    .where(matches(db, viewer, filter))
    .orderBy(...(order === 'oldest' ? [asc(filings.received_at), asc(filings.id)] : newestFirst))
    .limit(limit);
  return found.map(({ filing, decision, ...others }) => ({
    filing,
    decision: decision === null ? null : { decision, ...others, decided_at: others.decided_at! },
  }));
}

/** The returned filings that the viewer has access to, with the return, the latest first. */
export function findReturned(
  db: Db,
  viewer: Actor,
  case_id: string | undefined,
  limit: number,
): Promise<{ filing: Filing; review: typeof reviews.$inferSelect }[]> {
  return db
    .select({ filing: filings, review: reviews })
    .from(filings)
    .innerJoin(reviews, eq(reviews.id, last('id')))
    .where(and(matches(db, viewer, { view: 'returned', case_id }), eq(reviews.decision, 'returned')))
    .orderBy(desc(reviews.decided_at))
    .limit(limit);
}

/** How many filings the viewer has access to. */
export async function countInView(db: Db, viewer: Actor, filter: FilingFilter): Promise<number> {
  return db.$count(filings, matches(db, viewer, filter));
}

/** How many filings the viewer has access to, by case type. */
export function countByCaseType(
  db: Db,
  viewer: Actor,
  filter: FilingFilter,
): Promise<{ case_type: CaseType | null; n: number }[]> {
  return db
    .select({ case_type: filings.case_type, n: count() })
    .from(filings)
    .where(matches(db, viewer, filter))
    .groupBy(filings.case_type);
}

/** The analyzed filings that the viewer has access to: how many, how many are complete, and their mean duration. */
export async function measureAnalyzed(
  db: Db,
  viewer: Actor,
): Promise<{ documents: number; seconds: number | null; complete: number }> {
  const [measured] = await db
    .select({
      documents: count(),
      seconds: sql<number | null>`round(avg(${filings.processing_time_seconds})::numeric, 2)::float8`,
      complete: sql<number>`(count(*) filter (where ${isInView('complete')}))::int`,
    })
    .from(filings)
    .where(matches(db, viewer, { view: 'analyzed' }));
  return measured!;
}

function matches(db: Db, viewer: Actor, filter: FilingFilter): SQL | undefined {
  const { view, undecided, sure, state, inEffect, filed_by, case_id, case_type, lapsedBefore } = filter;
  return and(
    visibleFilings(viewer),
    view && isInView(view),
    ...(undecided ? waitingForDecision() : []),
    sure && not(isInView('unsure')),
    state && eq(filings.state, state),
    inEffect && sql`${filings.state} <> 'withdrawn'`,
    filed_by ? inArray(filings.filed_by, [...filed_by]) : undefined,
    case_id ? isOfCase(db, viewer, case_id) : undefined,
    case_type && eq(filings.case_type, case_type),
    lapsedBefore && and(isInView('returned'), lt(last('correct_by'), sql`${lapsedBefore.toISOString()}`)),
  );
}

/** A value of the last decision in effect. In a query of one table, the library writes columns without its name. */
function last<C extends Column>(column: C): SQL<(typeof reviews.$inferSelect)[C] | null> {
  return sql`(
    select last.${sql.identifier(column)} from ${reviews} as last
    where last.filing_id = "filings"."id" and last.state = 'effective'
    order by last.decided_at desc limit 1)`;
}

const lastDecision = {
  decision: last('decision'),
  reason: last('reason'),
  reason_code: last('reason_code'),
  authority: last('authority'),
  correct_by: last('correct_by').mapWith(reviews.correct_by),
  decided_at: last('decided_at').mapWith(reviews.decided_at),
};
