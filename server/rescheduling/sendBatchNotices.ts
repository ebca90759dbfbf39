import type { RescheduledHearing } from '#domain/notifications/NoticeMessages';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearingsByIdForSystem } from '#server/calendar/findHearingsByIdForSystem';
import { findMovesOfBatchForSystem, hearingIdsOf, wasRequest } from '#server/calendar/hearingMoves';
import { findCounselByHearingForSystem } from '#server/calendar/hearingRepository';
import { announce } from '#server/events/announce';
import { nameHearing } from '#server/hearings/announceHearing';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filersByCase } from '#server/visibility/visibleCases';
import { lockBatchForSystem, type StoredBatch, updateBatch } from './batchRepository.ts';
import { enterOnDockets } from './enterOnDockets.ts';
import type { Rescheduled } from './Rescheduled.ts';

/**
 * Makes a batch final: each case has its docket entry, other systems receive their messages, and each person is notified
 * once, of all of their hearings. Everything happens in one transaction, and once.
 */
export async function sendBatchNotices(needs: Needs<'db' | 'now'>, batch_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const batch = await lockBatchForSystem(tx, batch_id);
    if (batch?.state !== 'applied') return;
    const rescheduled = await findRescheduled(tx, batch_id);
    await enterOnDockets(tx, needs, batch, rescheduled);
    await reportToSystems(tx, needs, batch, rescheduled);
    const notified = await notifyEach(tx, needs, batch, rescheduled);
    await updateBatch(tx, batch_id, { state: 'notified', notified_at: needs.now(), notified });
  });
}

async function findRescheduled(tx: Db, batch_id: string): Promise<Rescheduled[]> {
  const moves = await findMovesOfBatchForSystem(tx, batch_id);
  const ids = hearingIdsOf(moves);
  const hearings = await findHearingsByIdForSystem(tx, ids);
  return moves.map((move) => ({
    ...{ move, hearing: hearings.get(move.hearing_id)! },
    next: move.next_hearing_id === null ? null : hearings.get(move.next_hearing_id)!,
  }));
}

/** Webhooks and calendars of other systems know hearings one by one. These events notify no person. */
async function reportToSystems(
  tx: Db,
  needs: Needs<'now'>,
  { court_id, act }: StoredBatch,
  all: readonly Rescheduled[],
) {
  const code = act === 'move' ? 'hearing.moved' : act === 'continue' ? 'hearing.adjourned' : 'hearing.cancelled';
  const tell = (hearing: StoredHearing, as: typeof code | 'hearing.scheduled' | 'hearing.confirmed') => {
    const { id, case_id, case_number } = hearing;
    const about = { hearing: { id }, case: case_id === null ? null : { id: case_id, case_number } };
    return announce(tx, needs, { code: as, values: nameHearing(hearing), about, court_id, to: [] });
  };
  for (const { move, hearing, next } of all) {
    await tell(hearing, wasRequest(move) ? 'hearing.confirmed' : code);
    if (next) await tell(next, 'hearing.scheduled');
  }
}

/** One notice for each judge, counsel, and filer, except the person who rescheduled the hearings. */
async function notifyEach(
  tx: Db,
  needs: Needs<'now'>,
  batch: StoredBatch,
  all: readonly Rescheduled[],
): Promise<number> {
  const counsel = await findCounselByHearingForSystem(
    tx,
    all.map(({ hearing }) => hearing.id),
  );
  const filers = await filersByCase(
    tx,
    all.flatMap(({ hearing }) => hearing.case_id ?? []),
  );
  const byPerson = new Map<string, RescheduledHearing[]>();
  for (const one of all) {
    const { id, case_id, judge_id, requested_by } = one.hearing;
    const people = [
      judge_id,
      one.move.before.judge_id,
      requested_by,
      ...(counsel.get(id) ?? []),
      ...(filers.get(case_id ?? '') ?? []),
    ];
    for (const person of new Set(people)) {
      if (!person || person === batch.made_by) continue;
      byPerson.set(person, [...(byPerson.get(person) ?? []), nameRescheduled(one)]);
    }
  }
  const { id, act, reason, court_id } = batch;
  for (const [person, hearings] of byPerson) {
    const about = { batch: { id } };
    await announce(tx, needs, {
      code: 'calendar.rescheduled',
      values: { act, reason, hearings },
      about,
      court_id,
      to: [person],
    });
  }
  return byPerson.size;
}

function nameRescheduled({ move, hearing }: Rescheduled): RescheduledHearing {
  const { event_type, case_number, case_title } = hearing;
  const from = { day: move.from_date, time: move.from_time.slice(0, 5), venue: move.from_venue };
  const to = move.to_date && { day: move.to_date, time: move.to_time!.slice(0, 5), venue: move.to_venue! };
  const judge = move.before.judge_id !== undefined && move.before.judge_id !== hearing.judge_id ? hearing.judge : null;
  return { event_type, case_number, case_title, from: wasRequest(move) ? null : from, to: to || null, judge };
}
