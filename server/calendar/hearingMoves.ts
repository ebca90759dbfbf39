import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { EarlierDate } from '#contract/hearingTimes';
import type { BatchAct } from '#domain/hearings/batches/batchActs';
import { hearings } from '#server/db/schema/calendar';
import { type BeforeMove, hearingMoves } from '#server/db/schema/hearingMoves';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/visibleFilings';
import { visibleHearings } from '#server/visibility/visibleHearings';
import type { StoredHearing } from './FoundHearing.ts';

export type StoredMove = typeof hearingMoves.$inferSelect;

type Moved = {
  before: StoredHearing;
  after: StoredHearing;
  /** The new hearing of a continued one. */
  next?: StoredHearing | undefined;
};
type About = { act: BatchAct; batch_id: string | null; reason: string | null; by: string | null; at: Date };

/** Keeps the dates that hearings had, in the transaction that changed them. */
export async function writeMoves(
  tx: Db,
  moved: readonly Moved[],
  { act, batch_id, reason, by: moved_by, at: moved_at }: About,
): Promise<void> {
  if (moved.length === 0) return;
  await tx.insert(hearingMoves).values(
    moved.map(({ before, after, next }) => {
      const to = next ?? (after.status === 'scheduled' || after.status === 'requested' ? after : null);
      return {
        ...{ court_id: before.court_id, hearing_id: before.id, batch_id, act, reason, moved_by, moved_at },
        ...{ from_date: before.hearing_date, from_time: before.hearing_time, from_venue: before.venue },
        ...{ to_date: to?.hearing_date ?? null, to_time: to?.hearing_time ?? null, to_venue: to?.venue ?? null },
        ...{ next_hearing_id: next?.id ?? null, before: beforeOf(before), version: after.version },
      };
    }),
  );
}

function beforeOf(before: StoredHearing): BeforeMove {
  const { status, sitting_id, courtroom_id, override_reason, reason, judge_id, judge, interpreter, interpreter_id } =
    before;
  return { status, sitting_id, courtroom_id, override_reason, reason, judge_id, judge, interpreter, interpreter_id };
}

/** The hearings of some moves, with those to which they were continued. */
export const hearingIdsOf = (moves: readonly StoredMove[]) =>
  moves.flatMap(({ hearing_id: own, next_hearing_id: next }) => (next ? [own, next] : [own]));

/** Whether the hearing was a request, which has no place on the calendar. */
export const wasRequest = ({ before }: Pick<StoredMove, 'before'>) => before.status === 'requested';

/** The moves of a batch in the order of the dates that the hearings had, for callers that check what the viewer sees. */
export function findMovesOfBatchForSystem(db: Db, batch_id: string): Promise<StoredMove[]> {
  return db
    .select()
    .from(hearingMoves)
    .where(eq(hearingMoves.batch_id, batch_id))
    .orderBy(asc(hearingMoves.from_date), asc(hearingMoves.from_time), asc(hearingMoves.id));
}

/** The same of several batches, without the moves that were undone. */
export function findMovesOfBatchesForSystem(db: Db, batch_ids: readonly string[]): Promise<StoredMove[]> {
  return db
    .select()
    .from(hearingMoves)
    .where(and(inArray(hearingMoves.batch_id, [...batch_ids]), isNull(hearingMoves.undone_at)));
}

/** When each of some hearings was last changed, and each batch that moved it, or continued another one to it. */
export async function findLastChangesForSystem(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; changed_at: Date; batch_id: string | null }[]> {
  if (ids.length === 0) return [];
  const { batch_id, hearing_id, next_hearing_id, undone_at } = hearingMoves;
  const moved = sql`coalesce(${next_hearing_id}, ${hearing_id})`;
  return db
    .selectDistinct({ id: hearings.id, changed_at: hearings.updated_at, batch_id })
    .from(hearings)
    .leftJoin(hearingMoves, and(eq(hearings.id, moved), isNull(undone_at), isNotNull(batch_id)))
    .where(inArray(hearings.id, [...ids]));
}

/** Marks the moves of a batch as undone: the hearings have their earlier dates again. */
export async function markMovesUndone(tx: Db, batch_id: string, at: Date): Promise<void> {
  await tx
    .update(hearingMoves)
    .set({ undone_at: at })
    .where(and(eq(hearingMoves.batch_id, batch_id), isNull(hearingMoves.undone_at)));
}

/**
 * The dates that the hearing in a column had, the last first: its own, and those of a hearing that was continued to it.
 * The date that a request proposed is none of them.
 */
export function movedFrom(hearing_id: SQLWrapper): SQL<EarlierDate[]> {
  return sql<EarlierDate[]>`(select coalesce(json_agg(json_build_object(
      'hearing_date', m.from_date, 'hearing_time', to_char(m.from_time, 'HH24:MI'), 'venue', m.from_venue,
      'act', m.act, 'reason', m.reason, 'moved_at', m.moved_at) order by m.moved_at desc), '[]')
    from ${hearingMoves} m where m.undone_at is null and m.to_date is not null and m.before->>'status' <> 'requested'
      and coalesce(m.next_hearing_id, m.hearing_id) = ${hearing_id}
      and (m.hearing_id = ${hearing_id} or m.next_hearing_id = ${hearing_id}))`;
}

/** Whether the viewer has access to a hearing of the batch in a column. A batch without dates so far is shown to all who may read it. */
export function isBatchSeen(db: Db, viewer: Seer, batch_id: SQLWrapper): SQL | undefined {
  const moves = db.select({ id: hearingMoves.id }).from(hearingMoves);
  const ofBatch = eq(hearingMoves.batch_id, batch_id);
  const seen = db
    .select({ id: hearingMoves.id })
    .from(hearingMoves)
    .innerJoin(hearings, eq(hearings.id, hearingMoves.hearing_id))
    .where(and(ofBatch, visibleHearings(db, viewer)));
  return or(notExists(moves.where(ofBatch)), exists(seen));
}
