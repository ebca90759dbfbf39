import type { ReplyOf } from '#contract/endpoint';
import type { undoBatch as asked, BatchProblem } from '#contract/hearingBatches';
import { checkTimes } from '#domain/hearings/batches/checkTimes';
import { recordActivity } from '#server/activity/recordActivity';
import type { FoundHearing, StoredHearing } from '#server/calendar/FoundHearing';
import {
  findMovesOfBatchForSystem,
  hearingIdsOf,
  markMovesUndone,
  type StoredMove,
  wasRequest,
} from '#server/calendar/hearingMoves';
import { findHearings } from '#server/calendar/hearingRepository';
import { lockHearingsForSystem } from '#server/calendar/lockHearingsForSystem';
import { updateHearings } from '#server/calendar/updateHearings';
import { retryOnClash } from '#server/hearings/retryOnClash';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import type { Seer } from '#server/visibility/Seer';
import { arrangeBatch } from './arrangeBatch.ts';
import { findBatch, lockBatchForSystem, readBatchFor, updateBatch } from './batchRepository.ts';
import { describeObstacle } from './describeObstacle.ts';
import { recordRescheduled } from './recordRescheduled.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/**
 * Undoes a batch whose notices have not been sent: every hearing has its earlier date again. If one was changed since, or
 * its earlier time is booked, nothing is undone, and the hearing is named.
 */
export async function undoBatch(needs: Tools, actor: Actor, { id }: { id: string }): Promise<ReplyOf<typeof asked>> {
  await findBatch(needs.db, actor, id);
  await retryOnClash(() => needs.db.transaction((tx) => undoIn(tx, needs, actor, id)));
  const data = await readBatchFor(needs.db, actor, id);
  return { message: 'Undone. No one was notified.', data };
}

async function undoIn(tx: Db, needs: Tools, actor: Actor, id: string): Promise<void> {
  const batch = await lockBatchForSystem(tx, id);
  if (batch?.state !== 'applied') throw new Refusal('batch_not_undoable');
  const now = needs.now();
  const moves = await findMovesOfBatchForSystem(tx, id);
  const ids = hearingIdsOf(moves);
  await lockHearingsForSystem(tx, ids);
  const all = await findHearings(tx, actor, { ids }, { limit: ids.length, offset: 0 });
  const found = new Map(all.map((one) => [one.hearing.id, one]));
  // A case that is hidden from the user is not changed by the user.
  if (found.size < ids.length) throw new Refusal('batch_not_undoable');
  const problems = [...findChanged(moves, found), ...(await findUnavailable(tx, actor, moves, found, now))];
  if (problems.length > 0) throw new Refusal('batch_conflicts', { problems });
  const written = await restore(tx, moves, found, now);
  await markMovesUndone(tx, id, now);
  await updateBatch(tx, id, { state: 'undone', undone_by: actor.person_id, undone_at: now });
  await recordRescheduled(tx, needs, actor, { act: 'move', written });
  const { act, reason } = batch;
  await recordActivity(tx, needs, actor, {
    ...{ action: 'hearings_rescheduling_undone', values: { act, count: moves.length, reason } },
    ...{ subject_type: 'hearing_batch', subject_id: id },
  });
}

type Found = ReadonlyMap<string, FoundHearing>;

/** Hearings that someone changed after the batch. */
function findChanged(moves: readonly StoredMove[], found: Found): BatchProblem[] {
  return moves.flatMap(({ hearing_id, next_hearing_id, version }) => {
    const next = next_hearing_id === null ? undefined : found.get(next_hearing_id);
    const isChanged =
      found.get(hearing_id)?.hearing.version !== version || (next_hearing_id !== null && next?.hearing.version !== 1);
    return isChanged ? [{ hearing_id, problems: ['This hearing was changed after it was rescheduled'] }] : [];
  });
}

/** Hearings whose earlier time is booked or over. Closures and absences are no obstacle: the hearings were there before. */
async function findUnavailable(
  tx: Db,
  viewer: Seer,
  moves: readonly StoredMove[],
  found: Found,
  now: Date,
): Promise<BatchProblem[]> {
  // A request takes no time.
  const returning = moves.filter((move) => !wasRequest(move));
  if (returning.length === 0) return [];
  const held = returning.flatMap(({ hearing_id }) => found.get(hearing_id) ?? []);
  const days = returning.map(({ from_date }) => from_date);
  const judges = returning.flatMap(({ before }) => before.judge_id ?? []);
  const { calendar, engagements, hearings, zone } = await arrangeBatch(tx, {
    viewer,
    found: held,
    days,
    judges,
    now,
    locks: true,
  });
  const byId = new Map(hearings.map((hearing) => [hearing.id, hearing]));
  const chosen = returning.map((move) => {
    const { courtroom_id, judge_id, judge } = move.before;
    const slot = { date: move.from_date, time: move.from_time.slice(0, 5), venue: move.from_venue, courtroom_id };
    return { hearing: byId.get(move.hearing_id)!, slot: judge_id ? { ...slot, judge_id, judge: judge! } : slot };
  });
  const { refused } = checkTimes(chosen, { calendar, engagements, waives: true });
  return refused.map(({ hearing, objections }) => ({
    hearing_id: hearing.id,
    problems: objections.map((objection) => describeObstacle(objection, found.get(hearing.id)!, zone)),
  }));
}

/** Restores the hearings, and cancels those to which they were continued. */
async function restore(tx: Db, moves: readonly StoredMove[], found: Found, now: Date): Promise<StoredHearing[]> {
  const next = moves.flatMap(({ next_hearing_id }) => (next_hearing_id ? (found.get(next_hearing_id) ?? []) : []));
  await updateHearings(
    tx,
    next.map(({ hearing }) => ({
      before: hearing,
      to: { status: 'cancelled' as const, reason: 'The continuance was undone' },
    })),
    now,
  );
  const after = await updateHearings(
    tx,
    moves.map(({ hearing_id, before, from_date, from_time, from_venue }) => ({
      before: found.get(hearing_id)!.hearing,
      to: { ...before, hearing_date: from_date, hearing_time: from_time, venue: from_venue },
    })),
    now,
  );
  return [...after.values()];
}
