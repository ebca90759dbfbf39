import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { InputOf } from '#contract/endpoint';
import type { listReviewQueue } from '#contract/review';
import { sureFrom } from '#domain/filings/certainty';
import type { IntakeChannel } from '#domain/filings/intakeChannels';
import { type analyses, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { type Counted, countUpTo, mostFound } from './countQueue.ts';
import { channelOf } from './envelopeRepository.ts';
import { fieldsInDoubt } from './fieldsInDoubt.ts';
import { matchesWords } from './matchesWords.ts';
import { newestAnalysis } from './newestAnalysis.ts';
import { type InSections, inSection } from './sections/inSections.ts';
import { sectionName } from './sections/sectionRepository.ts';

type Asked = Omit<InputOf<typeof listReviewQueue>, 'section'>;

/** One filing in the clerk's queue. */
export type QueuedFiling = {
  filing: typeof filings.$inferSelect;
  filer: string;
  channel: IntakeChannel;
  claimant: string | null;
  section: string | null;
  analysis_state: (typeof analyses.$inferSelect)['state'];
  /** Of the last decision in effect. */
  correct_by: Date | null;
  /** How many values were read with low confidence and not reviewed. */
  doubts: number;
};

/** High priority first; word for word as in the indexes of the queue, which are used only then. */
const pressing = sql`(case ${filings.priority} when 'high' then 0 when 'medium' then 1 else 2 end)`;

/** Written without a parameter, as in the conditions of the queue's indexes. */
const noDecisionHeld = sql`not ${filings.decision_held}`;

/**
 * One page of the filings in the queue that the viewer has access to, and how many there are; of all sections, or of
 * some.
 */
export async function findQueued(
  db: Db,
  viewer: Actor,
  { sections, ...asked }: Asked & { sections: InSections },
  perPage: number,
): Promise<{ queued: QueuedFiling[] } & Counted> {
  const matching = and(visibleFilings(viewer), ...narrow(viewer, asked));
  const [page, total] = [
    pageOf(db, matching, orderOf(asked), { sections, perPage, page: asked.page }),
    countUpTo(db, matching, {
      sections,
      ...(asked.q && { most: mostFound }),
      // Most rows of the table are decided: without its order, they would be counted in the table.
      ...(asked.state === 'decided' && !asked.q && { order: orderOf(asked) }),
    }),
  ];
  const [queued, counted] = await Promise.all([
    db
      .select({
        filing: filings,
        filer: personName(filings.filed_by),
        channel: channelOf(filings.envelope_id),
        claimant: personName(filings.claimed_by),
        section: sectionName(filings.section_id),
        analysis_state: newestAnalysis(filings.id, 'state'),
        correct_by: lastCorrectBy,
        doubts: sql<number>`(select count(distinct doubt.field)::int ${fieldsInDoubt(sureFrom)})`,
      })
      .from(page)
      .innerJoin(filings, eq(filings.id, page.id))
      .orderBy(...orderOf(asked)),
    total,
  ]);
  return { queued, ...counted };
}

function orderOf({ state, sort }: Pick<Asked, 'state' | 'sort'>): SQL[] {
  const oldest = [asc(filings.received_at), asc(filings.id)];
  if (state === 'decided') return [desc(filings.received_at), desc(filings.id)];
  return sort === 'age' ? oldest : [asc(pressing), ...oldest];
}

type Page = { sections: InSections; perPage: number; page: number };

/** The IDs of a page. It is selected first, so that nothing else is computed for the rows before it. */
export function pageOf(db: Db, matching: SQL | undefined, order: SQL[], { sections, perPage, page }: Page) {
  const end = page * perPage;
  const from = (where: SQL | undefined) =>
    db
      .select({ id: filings.id })
      .from(filings)
      .where(where)
      .orderBy(...order);
  const [first, second, ...others] = (sections ?? []).map((section) => and(matching, inSection(section)));
  if (sections === null || first === undefined || second === undefined) {
    return from(sections === null ? matching : (first ?? sql`false`))
      .limit(perPage)
      .offset(end - perPage)
      .as('page');
  }
  // Each section is read from the beginning of its part of the index, and the beginnings are merged.
  const each = [first, second, ...others].map((where) => from(where).limit(end)) as [never, never, ...never[]];
  const some = (unionAll(...each) as unknown as ReturnType<typeof from>).as('some');
  return db
    .select({ id: filings.id })
    .from(some)
    .innerJoin(filings, eq(filings.id, some.id))
    .orderBy(...order)
    .limit(perPage)
    .offset(end - perPage)
    .as('page');
}

const lastCorrectBy = sql<Date | null>`(
  select last.correct_by from ${reviews} as last where last.filing_id = ${sql`${filings.id}`} and last.state = 'effective'
  order by last.decided_at desc limit 1)`.mapWith(reviews.correct_by);

/** How many filings wait for a decision among those that the viewer has access to, and since when the oldest does. */
export async function countWaiting(
  db: Db,
  viewer: Actor,
  sections: InSections = null,
): Promise<Counted & { oldest: Date | null }> {
  const waiting = and(visibleFilings(viewer), ...waitingForDecision());
  const oldest = [asc(filings.received_at), asc(filings.id)];
  const [counted, [first]] = await Promise.all([
    countUpTo(db, waiting, { sections, order: oldest }),
    db
      .select({ received_at: filings.received_at })
      .from(pageOf(db, waiting, oldest, { sections, perPage: 1, page: 1 }))
      .innerJoin(filings, eq(filings.id, sql`page.id`)),
  ]);
  return { ...counted, oldest: first?.received_at ?? null };
}

/** What a clerk has still to decide: received, and no decision on it is held. */
export const waitingForDecision = (): SQL[] => [eq(filings.state, 'received'), noDecisionHeld];

function narrow(viewer: Actor, { state, claim, case_type, q }: Omit<Asked, 'page' | 'sort'>): (SQL | undefined)[] {
  return [
    ...(state === 'waiting' ? waitingForDecision() : []),
    ...(state === 'returned' ? [eq(filings.state, 'returned'), noDecisionHeld] : []),
    state === 'decided' ? inArray(filings.state, ['accepted', 'docketed', 'served', 'rejected']) : undefined,
    claim === 'mine' ? eq(filings.claimed_by, viewer.person_id) : undefined,
    claim === 'unclaimed' ? isNull(filings.claimed_by) : undefined,
    case_type ? eq(filings.case_type, case_type) : undefined,
    q ? matchesWords(q) : undefined,
  ];
}
