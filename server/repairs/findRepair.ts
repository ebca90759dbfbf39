import type { BatchScope } from '#contract/hearingBatches';
import { keysOfPerson } from '#domain/hearings/batches/BatchHearing';
import type { Slot } from '#domain/hearings/batches/proposeTimes';
import { toWallTime } from '#domain/hearings/courtTime';
import { checkSolution } from '#domain/scheduling/checkSolution';
import { costsOf, totalOf } from '#domain/scheduling/costs';
import type { Instance, Placement } from '#domain/scheduling/Instance';
import { keepTimesOfDay } from '#domain/scheduling/keepTimesOfDay';
import { madeRoomFor } from '#domain/scheduling/madeRoomFor';
import { disturb, freeHearings, neighborsOf } from '#domain/scheduling/plans/disturb';
import { instanceOf } from '#domain/scheduling/plans/instanceOf';
import { slotGrid } from '#domain/scheduling/plans/slotGrid';
import { type Published, type RepairResult, repairResult, weighMoves } from '#domain/scheduling/repair';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findHearings } from '#server/calendar/hearingRepository';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { inTurns } from '#server/kernel/inTurns';
import { runThread } from '#server/kernel/runThread';
import { spansOfScope } from '#server/rescheduling/chooseHearings';
import { findLastNotifiedForSystem } from '#server/rescheduling/findLastNotifiedForSystem';
import { loadCalendar } from '#server/scheduling/loadCalendar';
import { openSearch } from '#server/scheduling/openSearch';
import type { SearchReport } from '#server/scheduling/threadOrders';

/** The new places of a repair, and why hearings move that the cause does not concern. */
export type FoundRepair = {
  slots: ReadonlyMap<string, Slot>;
  /** The hearings that also move, by ID, with the hearings that get their times. */
  also: ReadonlyMap<string, readonly string[]>;
  alsoFound: readonly FoundHearing[];
  notified: ReadonlyMap<string, Date>;
};

type Asked = { scope: BatchScope; chosen: readonly FoundHearing[]; through: string; now: Date };

/**
 * Searches for a repair: new places for the hearings of a cause, and for others only where they must make room. No
 * hearing gets an earlier day than it has. Hearings without a judge or courtroom of the court's lists, and those on
 * calendar calls, are not part of the search.
 */
export async function findRepair(db: Db, actor: Actor, { scope, chosen, through, now }: Asked): Promise<FoundRepair> {
  const today = toWallTime(now, await zoneOf(db, actor.court_id)).date;
  const first_day = chosen[0]!.hearing.hearing_date < today ? today : chosen[0]!.hearing.hearing_date;
  const calendar = await loadCalendar(db, { court_id: actor.court_id, first_day, last_day: through, now });
  const { schedule, placed } = calendar;
  const grid = slotGrid(schedule.days, schedule.from, schedule.to);
  const base = withoutEarlierDays(instanceOf({ ...schedule, hearings: placed }));
  const known = new Set(base.hearings.flatMap(({ id, current }) => (current ? id : [])));
  const displaced = new Set(chosen.flatMap(({ hearing: { id } }) => (known.has(id) ? id : [])));
  const ids = [...new Set([...known, ...chosen.map(({ hearing }) => hearing.id)])];
  const notified = await findLastNotifiedForSystem(db, ids);
  const published = base.hearings.flatMap(({ id, current }): Published[] =>
    current ? [{ ...current, hearing: id, notified: notified.get(id)?.getTime() ?? 0 }] : [],
  );
  const none = { slots: new Map(), also: new Map(), alsoFound: [], notified };
  if (displaced.size === 0) return none;
  const instance = disturb(base, grid, causeOf(scope, chosen, schedule.days.time_zone));
  const movable = await findMovable(db, actor, { ids: [...known], now });
  const result = await search(instance, published, { displaced, movable });
  const also = result.moves.filter((id) => !displaced.has(id));
  const roomOf = new Map(schedule.rooms.map(({ id, name }) => [id, name]));
  const moved = new Set(result.moves);
  return {
    slots: new Map(
      result.placements
        .filter(({ hearing }) => moved.has(hearing))
        .map(({ hearing, day, slot, room }) => [
          hearing,
          { ...grid.timeOf(day, slot), courtroom_id: room, venue: roomOf.get(room)! },
        ]),
    ),
    also: madeRoomFor(instance, published, result.placements, also),
    alsoFound: also.length === 0 ? [] : await findHearings(db, actor, { ids: also }, { limit: also.length, offset: 0 }),
    notified,
  };
}

/** No hearing gets a day before its present one, so that the notice that was given stays sufficient. */
function withoutEarlierDays(instance: Instance): Instance {
  const keepDay = (one: Instance['hearings'][number]) => ({
    ...one,
    earliest: one.current?.day ?? one.earliest,
    earliest_authority: null,
  });
  return { ...instance, hearings: instance.hearings.map(keepDay) };
}

function causeOf(scope: BatchScope, chosen: readonly FoundHearing[], zone: string) {
  const { judge_id, courtroom_id, person } = scope;
  const attended = chosen.map(({ hearing }) => hearing);
  const people = person === undefined ? undefined : keysOfPerson(person, attended);
  return { spans: spansOfScope(scope, zone), judge_id, courtroom_id, people };
}

/** The hearings that the user may move: scheduled, ahead, and open to the user. */
async function findMovable(db: Db, actor: Actor, { ids, now }: { ids: string[]; now: Date }): Promise<Set<string>> {
  const seen = await findHearings(
    db,
    actor,
    { ids, startsAfter: now, status: 'scheduled' },
    { limit: ids.length, offset: 0 },
  );
  return new Set(seen.map(({ hearing }) => hearing.id));
}

const steps = 4000;
const milliseconds = 3000;
/** A search takes a processor. */
const inTurn = inTurns({ atOnce: 2, mayWait: 20, retryAfter: 10 });

type Free = { displaced: ReadonlySet<string>; movable: ReadonlySet<string> };

/** First only hearings near the displaced ones can move; all others do if that leaves any without a place. */
async function search(instance: Instance, published: readonly Published[], free: Free): Promise<RepairResult> {
  const near = neighborsOf(instance, published, free.displaced);
  const ring = new Set([...free.movable].filter((id) => near.has(id)));
  const found = await searchAmong(instance, published, { ...free, movable: ring });
  if (found.unplaced.length === 0 || ring.size === free.movable.size) return found;
  const wider = await searchAmong(instance, published, free);
  return wider.unplaced.length < found.unplaced.length ? wider : found;
}

async function searchAmong(base: Instance, published: readonly Published[], free: Free): Promise<RepairResult> {
  const instance = freeHearings(base, published, free);
  const order = { instance: weighMoves(instance, published), seed: 1, from: published, milliseconds, steps };
  const report = await inTurn(() =>
    runThread<SearchReport>(openSearch(order), new AbortController().signal, async () => true),
  );
  if (!report) throw new Error('The search for a repair ended without a result.');
  const placements = keepTimesOfDay(instance, published, report.best.placements);
  const solution = { ...report.best, placements, cost: costOf(instance, placements, report.best.unplaced) };
  const violations = checkSolution(instance, solution);
  if (violations.length > 0) {
    throw new Error(
      `A repair breaks rules of its instance: ${[...new Set(violations.map(({ code }) => code))].join(', ')}.`,
    );
  }
  return repairResult(instance, published, { ...solution, steps: report.step });
}

const costOf = (instance: Instance, placements: readonly Placement[], unplaced: readonly string[]) =>
  totalOf(costsOf(instance, { placements, unplaced }));
