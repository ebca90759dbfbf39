import { and, asc, count, desc, eq, exists, inArray, isNull, min, notExists, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import { writePriority, writeReason } from '#contract/messages/writeMessages';
import type { listReviewQueue as asked, QueueRow, ReviewQueue } from '#contract/review';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { sureFrom } from '#domain/filings/certainty';
import { matchesAll } from '#server/db/matchesAll';
import { analyses, filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/reviews';
import { searchedText } from '#server/db/searchedText';
import { fieldsInDoubt } from '#server/filings/fieldsInDoubt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { caseOrProposedOf } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { claimants, describeClaim, findHolds } from './reviewRepository.ts';

export const queuePerPage = 25;

/** One page of the clerk's queue, with what is held and how much waits in all. */
export async function listReviewQueue(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Actor,
  query: InputOf<typeof asked>,
): Promise<ReviewQueue> {
  const { db } = needs;
  const matching = and(visibleFilings(asker), ...narrow(db, asker, query));
  const [results, total, [waiting], holds] = await Promise.all([
    findPage(db, asker, matching, query),
    db.$count(filings, matching),
    db
      .select({ n: count(), oldest: min(filings.received_at) })
      .from(filings)
      .where(and(visibleFilings(asker), ...waitingForDecision(db))),
    findHolds(needs, asker),
  ]);
  return {
    results,
    total,
    total_pages: Math.ceil(total / queuePerPage),
    waiting: waiting!.n,
    oldest_received_at: waiting!.oldest?.toISOString() ?? null,
    holds,
  };
}

/** What a clerk has still to decide: received, and no decision on it is held. */
export function waitingForDecision(db: Db): SQL[] {
  const held = db
    .select({ found: sql`1` })
    .from(reviews)
    .where(and(eq(reviews.filing_id, filings.id), eq(reviews.state, 'held')));
  return [eq(filings.state, 'received'), notExists(held)];
}

function narrow(db: Db, asker: Actor, { state, claim, case_type, q }: InputOf<typeof asked>): (SQL | undefined)[] {
  return [
    ...(state === 'waiting' ? waitingForDecision(db) : []),
    state === 'returned' ? eq(filings.state, 'returned') : undefined,
    state === 'decided' ? inArray(filings.state, ['accepted', 'docketed', 'served', 'rejected']) : undefined,
    // A filing that was docketed before reviews existed was decided by no one here.
    state === 'decided'
      ? exists(
          db
            .select({ found: sql`1` })
            .from(reviews)
            .where(and(eq(reviews.filing_id, filings.id), eq(reviews.state, 'effective'))),
        )
      : undefined,
    claim === 'mine' ? eq(filings.claimed_by, asker.person_id) : undefined,
    claim === 'unclaimed' ? isNull(filings.claimed_by) : undefined,
    case_type ? eq(filings.case_type, case_type) : undefined,
    q ? matchesAll(searchedText.filings, q) : undefined,
  ];
}

const pressing = sql`case ${filings.priority} when 'high' then 0 when 'medium' then 1 else 2 end`;

async function findPage(
  db: Db,
  asker: Actor,
  matching: SQL | undefined,
  { page, sort, state }: InputOf<typeof asked>,
): Promise<QueueRow[]> {
  const oldest = [asc(filings.received_at), asc(filings.id)];
  const order =
    state === 'decided'
      ? [desc(filings.received_at), asc(filings.id)]
      : sort === 'age'
        ? oldest
        : [asc(pressing), ...oldest];
  const analysis_state = sql<QueueRow['analysis_state']>`(
    select newest.state from ${analyses} as newest
    where newest.filing_id = ${filings.id} order by newest.requested_at desc limit 1)`;
  const correct_by = sql<Date | null>`(
    select last.correct_by from ${reviews} as last where last.filing_id = ${filings.id} and last.state = 'effective'
    order by last.decided_at desc limit 1)`.mapWith(reviews.correct_by);
  const doubts = sql<number>`(select count(distinct doubt.field)::int ${fieldsInDoubt(sureFrom)})`;
  const found = await db
    .select({
      filing: filings,
      filer: people.full_name,
      claimant: claimants.full_name,
      analysis_state,
      correct_by,
      doubts,
    })
    .from(filings)
    .innerJoin(people, eq(people.id, filings.filed_by))
    .leftJoin(claimants, eq(claimants.id, filings.claimed_by))
    .where(matching)
    .orderBy(...order)
    .limit(queuePerPage)
    .offset((page - 1) * queuePerPage);
  return found.map(({ filing, filer, claimant, ...row }) => ({
    id: filing.id,
    document_name: filing.document_name,
    doc_type: filing.doc_type,
    document_type: filing.document_type,
    case_id: caseOrProposedOf(filing),
    case_number: filing.case_number,
    case_type: filing.case_type,
    parties: nameSides(filing),
    filed_by: filer,
    state: filing.state,
    analysis_state: row.analysis_state,
    is_complete: filing.is_complete,
    missing: filing.is_complete ? [] : missingIn(filing.confidence_reasons).map(writeReason),
    doubts: row.doubts,
    priority: filing.priority,
    priority_reason: writePriority(filing.priority_reason),
    received_at: filing.received_at.toISOString(),
    resubmitted_at: filing.resubmitted_at?.toISOString() ?? null,
    correct_by: filing.state === 'returned' ? (row.correct_by?.toISOString() ?? null) : null,
    claim: describeClaim(filing, claimant, asker),
    version: filing.version,
  }));
}

function nameSides({ plaintiffs, claimants, defendants }: typeof filings.$inferSelect): string | null {
  const sides = [[...plaintiffs, ...claimants], defendants].filter((names) => names.length > 0);
  return sides.map(([first, ...others]) => (others.length > 0 ? `${first}, et al.` : first)).join(' v. ') || null;
}
