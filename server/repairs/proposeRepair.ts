import type { ProposedHearing } from '#contract/hearingBatches';
import { daysBetween } from '#domain/days/days';
import { holdTimes } from '#domain/hearings/batches/holdTimes';
import { proposeTimes } from '#domain/hearings/batches/proposeTimes';
import { toWallTime } from '#domain/hearings/courtTime';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { arrangeBatch } from '#server/rescheduling/arrangeBatch';
import { blockedBy } from '#server/rescheduling/chooseHearings';
import { describeProposal, otherRooms, type Search } from '#server/rescheduling/proposeNextTimes';
import { findRepair } from './findRepair.ts';

/**
 * The times of a repair, each checked against the calendar and with the other times in it, as if it were chosen by a
 * person. Hearings that the repair leaves without a time get the next open one.
 */
export async function proposeRepair(
  db: Db,
  actor: Actor,
  { scope, chosen, through, now }: Search & { through: string },
) {
  const found = await findRepair(db, actor, { scope, chosen, through, now });
  const all = [...chosen, ...found.alsoFound];
  const arranged = await arrangeBatch(db, {
    ...{ viewer: actor, found: all, now },
    days: [toWallTime(now, 'UTC').date, through],
  });
  const { calendar, engagements, hearings, rooms, zone } = arranged;
  const freed = new Set(found.slots.keys());
  const search = {
    held: holdTimes({ calendar, engagements, hearings, freed, blocked: blockedBy(scope, zone) }),
    time_zone: zone,
    hoursOn: (date: string) => calendar.dayOf(date).hours,
    from: ({ at }: { at: { date: string } }) => at.date,
    within_days: Math.max(1, daysBetween(chosen.at(-1)!.hearing.hearing_date, through) + 1),
    rooms: otherRooms(scope, rooms),
    wanted: found.slots,
  };
  // Those that make room first, then those that get their times, then those that were not part of the search.
  const groups = [
    hearings.filter(({ id }) => found.also.has(id)),
    hearings.filter(({ id }) => !found.also.has(id) && found.slots.has(id)),
    hearings.filter(({ id }) => !found.slots.has(id)),
  ];
  const proposed = groups.flatMap((group) => proposeTimes(group, search));
  const byId = new Map(all.map((one) => [one.hearing.id, one]));
  const described = proposed
    .filter((one) => !found.also.has(one.hearing_id) || one.because === 'restored')
    .map((one): ProposedHearing => {
      const room = found.also.get(one.hearing_id);
      return {
        ...describeProposal(one, byId.get(one.hearing_id)!, zone),
        ...(one.because === 'restored' && { because: 'repair' as const, obstacle: null }),
        last_notified: found.notified.get(one.hearing_id)?.toISOString() ?? null,
        makes_room_for: room ? room.flatMap((id) => byId.get(id)?.hearing.case_number ?? []) : null,
      };
    });
  const moves = described.filter(({ proposal }) => proposal !== null).length;
  return { hearings: inOrder(described), repair: { least: chosen.length, moves, through } };
}

/** The hearings of the cause in the order of their times, then those that also move. */
function inOrder(hearings: readonly ProposedHearing[]): ProposedHearing[] {
  const keyOf = ({ makes_room_for, hearing_date, hearing_time, case_number }: ProposedHearing) =>
    `${makes_room_for === null ? 0 : 1} ${hearing_date} ${hearing_time} ${case_number}`;
  return hearings.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
