import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { readBatch as asked, BatchMove } from '#contract/hearingBatches';
import { mostInBatch } from '#domain/hearings/batches/batchActs';
import { may } from '#domain/identity/permissions';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findMovesOfBatchForSystem, hearingIdsOf, type StoredMove, wasRequest } from '#server/calendar/hearingMoves';
import { findHearings } from '#server/calendar/hearingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findBatch, readBatchFor, type StoredBatch } from './batchRepository.ts';

/**
 * A batch with its hearings, as far as the user has access to them. People who do not schedule hearings see it once they
 * could be notified of it, and only if a hearing of theirs is in it.
 */
export async function readBatch(
  { db }: Needs<'db'>,
  viewer: Actor,
  { id }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const batch = await findBatch(db, viewer, id);
  const schedules = may(viewer.capacity, 'hearings:schedule');
  if (!schedules && batch.state !== 'notified') throw new Refusal('not_found');
  const moves = await findMovesOfBatchForSystem(db, id);
  const seen = await findSeen(db, viewer, moves);
  const hearings = moves.flatMap((move) => describeMove(move, seen));
  if (!schedules && hearings.length === 0) throw new Refusal('not_found');
  const described = await readBatchFor(db, viewer, id);
  return {
    ...described,
    // Others learn what concerns them, not who made the change and whom else it concerns.
    ...(!schedules && { total: hearings.length, done: hearings.length, made_by: null, notified: null }),
    hearings,
    problems: schedules ? await describeProblems(db, viewer, batch) : [],
  };
}

async function findSeen(db: Db, viewer: Actor, moves: readonly StoredMove[]): Promise<Map<string, FoundHearing>> {
  const ids = hearingIdsOf(moves);
  if (ids.length === 0) return new Map();
  const found = await findHearings(db, viewer, { ids }, { limit: ids.length, offset: 0 });
  return new Map(found.map((one) => [one.hearing.id, one]));
}

function describeMove(move: StoredMove, seen: ReadonlyMap<string, FoundHearing>): BatchMove[] {
  const found = seen.get(move.hearing_id);
  if (!found) return [];
  const opened = seen.get(move.next_hearing_id ?? move.hearing_id) ?? found;
  const { case_id, case_number, case_title, event_type, judge } = found.hearing;
  const { from_date, from_time, from_venue: venue, to_date, to_time, to_venue } = move;
  return [
    {
      ...{ hearing_id: move.hearing_id, case_id, case_number, case_title, event_type, judge },
      from: wasRequest(move) ? null : { hearing_date: from_date, hearing_time: from_time.slice(0, 5), venue },
      to: to_date === null ? null : { hearing_date: to_date, hearing_time: to_time!.slice(0, 5), venue: to_venue! },
      opens: { id: opened.hearing.id, hearing_date: opened.hearing.hearing_date },
    },
  ];
}

async function describeProblems(db: Db, viewer: Actor, { problems }: StoredBatch) {
  if (!problems || problems.length === 0) return [];
  const ids = problems.map(({ hearing_id }) => hearing_id);
  const found = await findHearings(db, viewer, { ids }, { limit: mostInBatch, offset: 0 });
  const numbers = new Map(found.map(({ hearing }) => [hearing.id, hearing.case_number]));
  return problems.flatMap((problem) => {
    const case_number = numbers.get(problem.hearing_id);
    return case_number === undefined ? [] : [{ ...problem, case_number }];
  });
}
