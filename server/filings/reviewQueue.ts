import { and, asc, count, desc, eq, exists, inArray, isNull, min, notExists, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { listReviewQueue } from '#contract/review';
import { sureFrom } from '#domain/filings/certainty';
import { matchesAll } from '#server/db/matchesAll';
import { type analyses, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { searchedText } from '#server/db/searchedText';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { fieldsInDoubt } from './fieldsInDoubt.ts';
import { newestAnalysis } from './newestAnalysis.ts';

type Asked = InputOf<typeof listReviewQueue>;

/** One filing in the clerk's queue. */
export type QueuedFiling = {
  filing: typeof filings.$inferSelect;
  filer: string;
  claimant: string | null;
  analysis_state: (typeof analyses.$inferSelect)['state'];
  /** Of the last decision in effect. */
  correct_by: Date | null;
  /** How many values were read with low confidence and not reviewed. */
  doubts: number;
};

const pressing = sql`case ${filings.priority} when 'high' then 0 when 'medium' then 1 else 2 end`;

/** One page of the filings in the queue that the viewer has access to, and how many there are in all. */
export async function findQueued(
  db: Db,
  viewer: Actor,
  asked: Asked,
  perPage: number,
): Promise<{ queued: QueuedFiling[]; total: number }> {
  const matching = and(visibleFilings(viewer), ...narrow(db, viewer, asked));
  const oldest = [asc(filings.received_at), asc(filings.id)];
  const decided = [desc(filings.received_at), asc(filings.id)];
  const order = asked.state === 'decided' ? decided : asked.sort === 'age' ? oldest : [asc(pressing), ...oldest];
  const [queued, total] = await Promise.all([
    db
      .select({
        filing: filings,
        filer: personName(filings.filed_by),
        claimant: personName(filings.claimed_by),
        analysis_state: newestAnalysis(filings.id, 'state'),
        correct_by: lastCorrectBy,
        doubts: sql<number>`(select count(distinct doubt.field)::int ${fieldsInDoubt(sureFrom)})`,
      })
      .from(filings)
      .where(matching)
      .orderBy(...order)
      .limit(perPage)
      .offset((asked.page - 1) * perPage),
    db.$count(filings, matching),
  ]);
  return { queued, total };
}

const lastCorrectBy = sql<Date | null>`(
  select last.correct_by from ${reviews} as last where last.filing_id = ${sql`${filings.id}`} and last.state = 'effective'
  order by last.decided_at desc limit 1)`.mapWith(reviews.correct_by);

/** How many filings wait for a decision among those that the viewer has access to, and since when the oldest does. */
export async function countWaiting(db: Db, viewer: Actor): Promise<{ n: number; oldest: Date | null }> {
  const [waiting] = await db
    .select({ n: count(), oldest: min(filings.received_at) })
    .from(filings)
    .where(and(visibleFilings(viewer), ...waitingForDecision(db)));
  return waiting!;
}

/** What a clerk has still to decide: received, and no decision on it is held. */
export function waitingForDecision(db: Db): SQL[] {
  return [eq(filings.state, 'received'), notExists(reviewIn(db, 'held'))];
}

function reviewIn(db: Db, state: 'held' | 'effective') {
  return db
    .select({ found: sql`1` })
    .from(reviews)
    .where(and(eq(reviews.filing_id, filings.id), eq(reviews.state, state)));
}

function narrow(db: Db, viewer: Actor, { state, claim, case_type, q }: Asked): (SQL | undefined)[] {
  return [
    ...(state === 'waiting' ? waitingForDecision(db) : []),
    state === 'returned' ? eq(filings.state, 'returned') : undefined,
    state === 'decided' ? inArray(filings.state, ['accepted', 'docketed', 'served', 'rejected']) : undefined,
    // A filing that was docketed before reviews existed was decided by no one here.
    state === 'decided' ? exists(reviewIn(db, 'effective')) : undefined,
    claim === 'mine' ? eq(filings.claimed_by, viewer.person_id) : undefined,
    claim === 'unclaimed' ? isNull(filings.claimed_by) : undefined,
    case_type ? eq(filings.case_type, case_type) : undefined,
    q ? matchesAll(searchedText.filings, q) : undefined,
  ];
}
