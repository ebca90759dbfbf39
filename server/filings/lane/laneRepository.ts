import { and, asc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { sureFrom } from '#domain/filings/certainty';
import { laneLimit } from '#domain/review/laneObstacles';
import { filings } from '#server/db/schema/filings';
import { laneViews } from '#server/db/schema/lane';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { type Counted, countUpTo } from '../countQueue.ts';
import { fieldsInDoubt } from '../fieldsInDoubt.ts';
import type { StoredFiling } from '../filingRepository.ts';
import { pageOf, waitingForDecision } from '../reviewQueue.ts';
import type { InSections } from '../sections/inSections.ts';

type Filing = typeof filings.$inferSelect;

/** Word for word as in the conditions of the lane's indexes. */
const isReady: SQL[] = [sql`${filings.lane_ready}`, isNull(filings.left_for_review_by)];

/** One run of filings that are ready to accept and that no other clerk has claimed, oldest first, and their number. */
export async function findLane(
  db: Db,
  viewer: Actor,
  { sections, page }: { sections: InSections; page: number },
): Promise<{ lane: { filing: Filing; filer: string; shown: boolean }[] } & Counted> {
  const free = or(isNull(filings.claimed_by), eq(filings.claimed_by, viewer.person_id));
  const matching = and(visibleFilings(viewer), ...waitingForDecision(), ...isReady, free);
  const oldest = [asc(filings.received_at), asc(filings.id)];
  const run = pageOf(db, matching, oldest, { sections, perPage: laneLimit, page });
  const [lane, counted] = await Promise.all([
    db
      .select({ filing: filings, filer: personName(filings.filed_by), shown: wasShown(db, viewer) })
      .from(run)
      .innerJoin(filings, eq(filings.id, run.id))
      .orderBy(...oldest),
    countUpTo(db, matching, { sections }),
  ]);
  return { lane, ...counted };
}

const wasShown = (db: Db, { person_id }: Actor): SQL<boolean> =>
  sql<boolean>`${exists(
    db
      .select({ found: sql`1` })
      .from(laneViews)
      .where(
        and(
          eq(laneViews.filing_id, filings.id),
          eq(laneViews.person_id, person_id),
          eq(laneViews.filing_version, filings.version),
        ),
      ),
  )}`;

/** Records that a person has had the present version of a filing on screen in the lane. */
export async function noteShown(tx: Db, viewer: Actor, { filing }: StoredFiling, shown_at: Date): Promise<void> {
  const shown = { filing_version: filing.version, shown_at };
  await tx
    .insert(laneViews)
    .values({ filing_id: filing.id, person_id: viewer.person_id, ...shown })
    .onConflictDoUpdate({ target: [laneViews.filing_id, laneViews.person_id], set: shown });
}

/** Whether a person has had the present version of a filing on screen in the lane. */
export async function hasSeen(db: Db, viewer: Actor, { filing }: StoredFiling): Promise<boolean> {
  const [view] = await db
    .select({ version: laneViews.filing_version })
    .from(laneViews)
    .where(and(eq(laneViews.filing_id, filing.id), eq(laneViews.person_id, viewer.person_id)));
  return view?.version === filing.version;
}

/** The number of values of a filing that need review. */
export async function countDoubtsForSystem(db: Db, filing_id: string): Promise<number> {
  const [found] = await db
    .select({ n: sql<number>`(select count(distinct doubt.field)::int ${fieldsInDoubt(sureFrom)})` })
    .from(filings)
    .where(eq(filings.id, filing_id));
  return found?.n ?? 0;
}

/** Sets whether a locked filing is ready to accept in a run. */
export async function setLaneReady(tx: Db, filing_id: string, lane_ready: boolean): Promise<void> {
  await tx.update(filings).set({ lane_ready }).where(eq(filings.id, filing_id));
}

/** Takes a locked filing out of the lane for individual review, or with null puts it back. */
export async function setLeftForReview(tx: Db, filing_id: string, by: string | null): Promise<void> {
  await tx.update(filings).set({ left_for_review_by: by }).where(eq(filings.id, filing_id));
}

/** Pending filings that were never examined for the lane. */
export async function findUnassessedForSystem(db: Db, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: filings.id })
    .from(filings)
    .where(and(eq(filings.state, 'received'), isNull(filings.lane_ready)))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** A pending filing, locked; nothing if it was decided. */
export async function lockUndecidedForSystem(tx: Db, id: string): Promise<Filing | undefined> {
  const [held] = await tx
    .select()
    .from(filings)
    .where(and(eq(filings.id, id), eq(filings.state, 'received')))
    .for('update');
  return held;
}
