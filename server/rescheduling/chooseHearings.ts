import type { BatchScope } from '#contract/hearingBatches';
import { addDays } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { mostInBatch } from '#domain/hearings/batches/batchActs';
import type { Blocked } from '#domain/hearings/batches/holdTimes';
import { toMoment } from '#domain/hearings/courtTime';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findMovesOfBatchForSystem, wasRequest } from '#server/calendar/hearingMoves';
import { countHearings, findHearings } from '#server/calendar/hearingRepository';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { findBatch } from './batchRepository.ts';

/** The scheduled hearings ahead that a scope names and the user has access to, in their order. */
export async function chooseHearings(
  db: Db,
  actor: Actor,
  scope: BatchScope,
  now: Date,
): Promise<{ chosen: FoundHearing[]; left_out: number }> {
  const { judge_id, courtroom_id } = scope;
  const filter = {
    ...{ status: 'scheduled' as const, startsAfter: now, judge_id, courtroom_id },
    ids: scope.returns ? await idsOfBatch(db, actor, scope.returns) : scope.ids,
    during: spanOfScope(scope, await zoneOf(db, actor.court_id)),
  };
  const chosen = await findHearings(db, actor, filter, { limit: mostInBatch, offset: 0 });
  const all = chosen.length < mostInBatch ? chosen.length : await countHearings(db, actor, filter);
  return { chosen, left_out: all - chosen.length };
}

/** The hearings that a batch moved, or those to which it continued them. */
async function idsOfBatch(db: Db, actor: Actor, batch_id: string): Promise<string[]> {
  const batch = await findBatch(db, actor, batch_id);
  const moves = await findMovesOfBatchForSystem(db, batch.id);
  // A request that got its time had no date before.
  const returning = moves.filter((move) => move.undone_at === null && !wasRequest(move));
  return returning.map((move) => move.next_hearing_id ?? move.hearing_id);
}

/** The time of a scope: its days, or from an hour on its first day to an hour on its last. */
export function spanOfScope({ from, until, closed_from, closed_to }: BatchScope, zone: string): Span | undefined {
  if (from === undefined) return undefined;
  const last = until ?? from;
  const starts_at = closed_from ? toMoment({ date: from, time: closed_from }, zone) : midnight(from, zone);
  const ends_at = closed_to ? toMoment({ date: last, time: closed_to }, zone) : midnight(addDays(last, 1), zone);
  if (!starts_at || !ends_at) {
    throw invalidInput('closed_from', 'This time does not exist on that day because the clocks change');
  }
  return { starts_at, ends_at };
}

/** The time in which no hearing of the batch can be held: of its judge or courtroom, or of the court. */
export function blockedBy(scope: BatchScope | undefined, zone: string): Blocked[] {
  const span = scope && spanOfScope(scope, zone);
  return span ? [{ ...span, judge_id: scope.judge_id, courtroom_id: scope.courtroom_id }] : [];
}

/** The first moment of a day: in a few zones some night has no midnight. */
function midnight(date: string, zone: string): Date {
  return toMoment({ date, time: '00:00' }, zone) ?? toMoment({ date, time: '01:00' }, zone)!;
}
