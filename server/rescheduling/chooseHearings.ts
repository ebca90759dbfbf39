import type { BatchScope } from '#contract/hearingBatches';
import { addDays, daysBetween } from '#domain/days/days';
import { overlaps, type Span } from '#domain/hearings/availability';
import { mostInBatch } from '#domain/hearings/batches/batchActs';
import type { Blocked } from '#domain/hearings/batches/holdTimes';
import { midnight, toMoment } from '#domain/hearings/courtTime';
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
  const { judge_id, courtroom_id, person } = scope;
  const zone = await zoneOf(db, actor.court_id);
  const filter = {
    ...{ status: 'scheduled' as const, startsAfter: now, judge_id, courtroom_id, person },
    ids: scope.returns ? await idsOfBatch(db, actor, scope.returns) : scope.ids,
    during: spanOfScope(scope, zone),
  };
  const found = await findHearings(db, actor, filter, { limit: mostInBatch, offset: 0 });
  const all = found.length < mostInBatch ? found.length : await countHearings(db, actor, filter);
  const spans = spansOfScope(scope, zone);
  const chosen = scope.daily ? found.filter(({ hearing }) => spans.some((span) => overlaps(hearing, span))) : found;
  return { chosen, left_out: all - found.length };
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

/** The times of a scope: one, or, if its hours are those of each day, one of each day. */
export function spansOfScope(scope: BatchScope, zone: string): Span[] {
  const { from, until, daily } = scope;
  if (!daily || from === undefined) {
    const span = spanOfScope(scope, zone);
    return span ? [span] : [];
  }
  const dates = Array.from({ length: daysBetween(from, until ?? from) + 1 }, (_, index) => addDays(from, index));
  return dates.map((date) => spanOfScope({ ...scope, from: date, until: date }, zone)!);
}

/** The time in which no hearing of the batch can be held: of its judge, courtroom, or a person, or of the court. */
export function blockedBy(scope: BatchScope | undefined, zone: string): Blocked[] {
  if (!scope) return [];
  const { judge_id, courtroom_id, person } = scope;
  return spansOfScope(scope, zone).map((span) => ({ ...span, judge_id, courtroom_id, person }));
}
