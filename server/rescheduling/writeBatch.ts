import { randomUUID } from 'node:crypto';
import { spellDay } from '#domain/days/spellDay';
import { type BatchAct, statusAfter } from '#domain/hearings/batches/batchActs';
import type { CheckedTime } from '#domain/hearings/batches/checkTimes';
import type { FoundHearing, StoredHearing } from '#server/calendar/FoundHearing';
import { writeMoves } from '#server/calendar/hearingMoves';
import { type HearingChange, updateHearings } from '#server/calendar/updateHearings';
import { insertHearings } from '#server/calendar/writeHearings';
import { askToWeigh } from '#server/filings/weighPrioritiesJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { StoredBatch } from './batchRepository.ts';

type Accepted = { found: FoundHearing; time: CheckedTime | null };
type Writing = { batch: StoredBatch; accepted: readonly Accepted[]; now: Date };

/** Writes the hearings of a batch and the dates that they had. Returns the hearings as they are now, with new ones. */
export async function writeBatch(tx: Db, actor: Actor, { batch, accepted, now }: Writing): Promise<StoredHearing[]> {
  const after = await updateHearings(
    tx,
    accepted.map(({ found: { hearing }, time }) => ({ before: hearing, to: changeOf(batch, time) })),
    now,
  );
  const continued =
    batch.act === 'continue' ? await insertContinued(tx, accepted, now) : new Map<string, StoredHearing>();
  const moved = accepted.map(({ found: { hearing: before } }) => ({
    ...{ before, after: after.get(before.id)!, next: continued.get(before.id) },
  }));
  const { act, reason, id: batch_id } = batch;
  await writeMoves(tx, moved, { act, batch_id, reason, by: actor.person_id, at: now });
  for (const case_id of new Set(accepted.flatMap(({ found }) => found.hearing.case_id ?? []))) {
    await askToWeigh(tx, case_id);
  }
  return [...after.values(), ...continued.values()];
}

const prefixes: Record<BatchAct, string | null> = {
  move: null,
  continue: null,
  vacate: 'Vacated',
  off_calendar: 'Off calendar',
  cancel: null,
};

function changeOf({ act, reason }: StoredBatch, time: CheckedTime | null): HearingChange['to'] {
  if (act !== 'move' || !time) {
    const prefix = act === 'continue' && time ? `Continued to ${spellDay(time.slot.date)}` : prefixes[act];
    return { status: statusAfter[act], reason: [prefix, reason].filter(Boolean).join('. ') };
  }
  const { date, time: hearing_time, courtroom_id, venue, judge_id, judge } = time.slot;
  const { interpreter, interpreter_id } = time.hearing;
  return {
    // A request is on the calendar from now on.
    status: 'scheduled',
    ...(judge_id && { judge_id, judge: judge! }),
    hearing_date: date,
    hearing_time,
    courtroom_id,
    venue,
    ...{ interpreter, interpreter_id },
    sitting_id: time.sitting_id,
    reason,
    override_reason: null,
  };
}

/** New hearings like the continued ones, at their new times, by the continued hearing. */
async function insertContinued(tx: Db, accepted: readonly Accepted[], now: Date): Promise<Map<string, StoredHearing>> {
  const ids = new Map(accepted.map(({ found }) => [randomUUID() as string, found.hearing.id]));
  const newIds = [...ids.keys()];
  const made = await insertHearings(
    tx,
    accepted.map(({ found, time }, index) => {
      const { version: _version, starts_at: _starts, ends_at: _ends, ...like } = found.hearing;
      const { date, time: hearing_time, courtroom_id, venue } = time!.slot;
      const { interpreter, interpreter_id } = time!.hearing;
      return {
        ...like,
        ...{ id: newIds[index], hearing_date: date, hearing_time, courtroom_id, venue, interpreter, interpreter_id },
        ...{ sitting_id: time!.sitting_id, reason: null, override_reason: null, updated_at: now },
        attorney_ids: found.attorneys.map(({ id }) => id),
      };
    }),
  );
  return new Map(made.map((hearing) => [ids.get(hearing.id)!, hearing]));
}
