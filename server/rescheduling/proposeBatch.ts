import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { proposeBatch as asked, BatchSlot, ProposedHearing } from '#contract/hearingBatches';
import { addDays, daysBetween } from '#domain/days/days';
import { givesDates } from '#domain/hearings/batches/batchActs';
import { holdTimes } from '#domain/hearings/batches/holdTimes';
import { type ProposedTime, proposeTimes, type Slot } from '#domain/hearings/batches/proposeTimes';
import { toWallTime } from '#domain/hearings/courtTime';
import { mostPlanDays } from '#domain/scheduling/plans/planStates';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findMovesOfBatchForSystem } from '#server/calendar/hearingMoves';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { arrangeBatch } from './arrangeBatch.ts';
import { blockedBy, chooseHearings } from './chooseHearings.ts';
import { describeObstacle, describeObstacleAt } from './describeObstacle.ts';
import { findRepair } from './repair/findRepair.ts';

/** How many days after the present date are searched. */
const searchedDays = 60;
/** How many days after the last hearing of a cause a repair sets hearings, unless the user says otherwise. */
const repairedDays = 30;

type Tools = Needs<'db' | 'now'>;
type Asked = InputOf<typeof asked>;
type Proposed = ReplyOf<typeof asked>;

/** Proposes a time for each hearing of a scope, or lists them where they get none. Changes nothing. */
export async function proposeBatch(needs: Tools, actor: Actor, given: Asked): Promise<Proposed> {
  const { scope, act, method = 'next_times', through } = given;
  const { db } = needs;
  const now = needs.now();
  const { chosen, left_out } = await chooseHearings(db, actor, scope, now);
  if (!givesDates(act) || chosen.length === 0) {
    const none = { proposal: null, because: null, obstacle: null, alternatives: [] };
    return { hearings: chosen.map((found) => ({ ...describe(found), ...none })), repair: null, left_out };
  }
  const search = { scope, chosen, now };
  if (method === 'repair' && scope.from !== undefined) {
    return { ...(await proposeRepair(db, actor, { ...search, through: lastDayOf(chosen, through) })), left_out };
  }
  return { hearings: await proposeNextTimes(db, actor, search), repair: null, left_out };
}

function lastDayOf(chosen: readonly FoundHearing[], through: string | undefined): string {
  const first = chosen[0]!.hearing.hearing_date;
  const last = chosen.at(-1)!.hearing.hearing_date;
  if (through !== undefined && through < last) {
    throw invalidInput('through', 'This day cannot be before the last of the hearings');
  }
  if (through !== undefined && through > addDays(first, mostPlanDays - 1)) {
    throw invalidInput('through', `Choose a day within ${mostPlanDays} days of the first hearing`);
  }
  const latest = addDays(first, mostPlanDays - 1);
  const usual = addDays(last, repairedDays);
  return through ?? (usual < latest ? usual : latest);
}

type Search = { scope: Asked['scope']; chosen: readonly FoundHearing[]; now: Date };

/** The next open time of each hearing, at the same time of day where there is one. */
async function proposeNextTimes(db: Db, actor: Actor, { scope, chosen, now }: Search): Promise<ProposedHearing[]> {
  const last = chosen.at(-1)!.hearing.hearing_date;
  const arranged = await arrangeBatch(db, {
    ...{ court_id: actor.court_id, found: chosen, now },
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
function otherRooms({ courtroom_id }: Asked['scope'], rooms: readonly { id: string; name: string }[]) {
  return courtroom_id ? rooms.map(({ id, name }) => ({ courtroom_id: id, venue: name })) : [];
}

/**
 * The times of a repair, each checked against the calendar and with the other times in it, as if it were chosen by a
 * person. Hearings that the repair leaves without a time get the next open one.
 */
async function proposeRepair(db: Db, actor: Actor, { scope, chosen, through, now }: Search & { through: string }) {
  const found = await findRepair(db, actor, { scope, chosen, through, now });
  const all = [...chosen, ...found.alsoFound];
  const arranged = await arrangeBatch(db, {
    ...{ court_id: actor.court_id, found: all, now },
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

function describeProposal(
  { slot, because, sooner, alternatives }: ProposedTime,
  found: FoundHearing,
  zone: string,
): ProposedHearing {
  const reason = sooner && describeObstacle(sooner.objection, found, zone);
  return {
    ...describe(found),
    proposal: slot && { ...toBatchSlot(slot), sitting: slot.sitting?.title ?? null },
    because,
    obstacle: sooner && reason ? describeObstacleAt(sooner.at, reason) : null,
    alternatives: alternatives.map(toBatchSlot),
  };
}

function toBatchSlot({ date, time, courtroom_id, venue }: Slot): BatchSlot {
  return { hearing_date: date, hearing_time: time, courtroom_id, venue };
}

function describe({ hearing, sitting_title }: FoundHearing) {
  const { id, version, case_id, case_number, case_title, event_type, hearing_date, hearing_time } = hearing;
  const { duration_minutes, venue, courtroom_id, judge } = hearing;
  return {
    ...{ id, version, case_id, case_number, case_title, event_type, hearing_date },
    ...{ hearing_time: hearing_time.slice(0, 5), duration_minutes, venue, courtroom_id, judge, sitting: sitting_title },
    ...{ last_notified: null, makes_room_for: null },
  };
}
