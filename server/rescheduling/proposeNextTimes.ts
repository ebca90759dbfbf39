import type { BatchScope, BatchSlot, ProposedHearing } from '#contract/hearingBatches';
import { addDays } from '#domain/days/days';
import { holdTimes } from '#domain/hearings/batches/holdTimes';
import { type ProposedTime, proposeTimes, type Slot } from '#domain/hearings/batches/proposeTimes';
import { toWallTime } from '#domain/hearings/courtTime';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findMovesOfBatchForSystem } from '#server/calendar/hearingMoves';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { arrangeBatch } from './arrangeBatch.ts';
import { blockedBy } from './chooseHearings.ts';
import { describeObstacle, describeObstacleAt } from './describeObstacle.ts';

/** How many days after the present date are searched. */
const searchedDays = 60;

export type Search = { scope: BatchScope; chosen: readonly FoundHearing[]; now: Date };

/** The next open time of each hearing, at the same time of day where there is one. */
export async function proposeNextTimes(
  db: Db,
  actor: Actor,
  { scope, chosen, now }: Search,
): Promise<ProposedHearing[]> {
  const last = chosen.at(-1)!.hearing.hearing_date;
  const arranged = await arrangeBatch(db, {
    ...{ viewer: actor, found: chosen, now },
    days: [toWallTime(now, 'UTC').date, addDays(last, searchedDays)],
  });
  const { calendar, engagements, hearings, rooms, zone } = arranged;
  const blocked = blockedBy(scope, zone);
  const isTimeGiven = blocked.length > 0;
  const proposed = proposeTimes(hearings, {
    held: holdTimes({ calendar, engagements, hearings, freed: new Set(), blocked }),
    time_zone: zone,
    hoursOn: (date) => calendar.dayOf(date).hours,
    // Where no time is closed, a hearing that stays on its day would not be rescheduled.
    from: (hearing) => (isTimeGiven ? hearing.at.date : addDays(hearing.at.date, 1)),
    within_days: searchedDays,
    rooms: otherRooms(scope, rooms),
    ...(scope.returns && { wanted: await findEarlierTimes(db, scope.returns, rooms) }),
  });
  const byId = new Map(chosen.map((found) => [found.hearing.id, found]));
  return proposed.map((one) => describeProposal(one, byId.get(one.hearing_id)!, zone));
}

/** Only a closed courtroom is a reason to hold a hearing in another one. */
export function otherRooms({ courtroom_id }: BatchScope, rooms: readonly { id: string; name: string }[]) {
  return courtroom_id ? rooms.map(({ id, name }) => ({ courtroom_id: id, venue: name })) : [];
}

/** The times that hearings had before a batch, by the hearing that has a time now. */
async function findEarlierTimes(
  db: Db,
  batch_id: string,
  rooms: readonly { id: string; name: string }[],
): Promise<Map<string, Slot>> {
  const moves = await findMovesOfBatchForSystem(db, batch_id);
  return new Map(
    moves.map((move) => {
      const courtroom_id = move.before.courtroom_id;
      const venue = rooms.find(({ id }) => id === courtroom_id)?.name ?? move.from_venue;
      const slot = { date: move.from_date, time: move.from_time.slice(0, 5), courtroom_id, venue };
      return [move.next_hearing_id ?? move.hearing_id, slot];
    }),
  );
}

/** A proposal as the screens know it. */
export function describeProposal(
  { slot, because, sooner, alternatives }: ProposedTime,
  found: FoundHearing,
  zone: string,
): ProposedHearing {
  const reason = sooner && describeObstacle(sooner.objection, found, zone);
  return {
    ...describeHearing(found),
    proposal: slot && { ...toBatchSlot(slot), sitting: slot.sitting?.title ?? null },
    because,
    obstacle: sooner && reason ? describeObstacleAt(sooner.at, reason) : null,
    alternatives: alternatives.map(toBatchSlot),
  };
}

function toBatchSlot({ date, time, courtroom_id, venue }: Slot): BatchSlot {
  return { hearing_date: date, hearing_time: time, courtroom_id, venue };
}

/** A hearing of a batch as it is now. */
export function describeHearing({ hearing, sitting_title }: FoundHearing) {
  const { id, version, case_id, case_number, case_title, event_type, hearing_date, hearing_time } = hearing;
  const { duration_minutes, venue, courtroom_id, judge } = hearing;
  return {
    ...{ id, version, case_id, case_number, case_title, event_type, hearing_date },
    ...{ hearing_time: hearing_time.slice(0, 5), duration_minutes, venue, courtroom_id, judge, sitting: sitting_title },
    ...{ last_notified: null, makes_room_for: null },
  };
}
