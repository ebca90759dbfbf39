import { canTake } from './canTake.ts';
import { type Compiled, compileInstance } from './compileInstance.ts';
import type { Instance } from './Instance.ts';
import type { Spot } from './Spot.ts';
import { search } from './search.ts';
import { Timetable } from './Timetable.ts';
import { windowOf } from './windows.ts';

export type Feasibility = 'feasible' | 'infeasible' | 'unknown';

/** How many placements are tried before it is unknown. */
const mostTries = 20_000;

/** Whether all hearings of an instance can have places: by a short search, by counting, then by trying all places. */
export function proveFeasible(instance: Instance): Feasibility {
  const compiled = compileInstance(instance);
  if (hasNoCapacity(compiled)) return 'infeasible';
  if (search(instance, { seed: 1, steps: 200 }).unplaced.length === 0) return 'feasible';
  const timetable = new Timetable(compiled);
  const units = Array.from({ length: compiled.units }, (_, unit) => unit).filter((unit) => !compiled.fixed[unit]);
  const options = units.map((unit) => allSpots(timetable, unit, mostTries));
  if (options.some((spots) => spots.length === 0)) return 'infeasible';
  if (options.some((spots) => spots.length >= mostTries)) return 'unknown';
  const order = units.map((unit, index) => ({ unit, spots: options[index]! }));
  order.sort((one, other) => one.spots.length - other.spots.length);
  return tryAll(timetable, order);
}

function tryAll(timetable: Timetable, order: readonly { unit: number; spots: readonly Spot[] }[]): Feasibility {
  let tries = 0;
  const place = (index: number): boolean => {
    const one = order[index];
    if (!one) return true;
    for (const spot of one.spots) {
      if (++tries > mostTries) return false;
      if (!canTake(timetable, one.unit, spot)) continue;
      timetable.place(one.unit, spot);
      if (place(index + 1)) return true;
      timetable.remove(one.unit);
    }
    return false;
  };
  if (place(0)) return 'feasible';
  return tries > mostTries ? 'unknown' : 'infeasible';
}

/** All spots of a unit that the rules allow as the timetable is, up to a number. */
export function allSpots(timetable: Timetable, unit: number, most: number): Spot[] {
  const { compiled } = timetable;
  const found: Spot[] = [];
  const [first, last] = windowOf(timetable, unit);
  const offer = (spot: Spot) => {
    if (found.length < most && canTake(timetable, unit, spot)) found.push(spot);
  };
  const teams = teamsOf(compiled.poolsOf[unit]!);
  for (let day = first; day <= last; day++) {
    const { slots } = compiled.instance.days[day]!;
    for (const judge of compiled.judgesOf[unit]!) {
      for (const room of compiled.roomsOf[unit]!) {
        for (let slot = 0; slot + compiled.length[unit]! <= slots; slot++) {
          for (const members of teams) offer({ day, slot, judge, room, call: -1, members });
        }
      }
    }
  }
  for (const call of compiled.callsOf[unit]!) {
    const { day, slot, judge, room } = compiled.calls[call]!;
    offer({ day, slot, judge, room, call, members: [] });
  }
  return found;
}

/** All ways to take a different member of each pool. */
function teamsOf(pools: readonly Int32Array[]): number[][] {
  const [first, ...rest] = pools;
  if (!first) return [[]];
  const others = teamsOf(rest);
  return Array.from(first).flatMap((one) => others.filter((team) => !team.includes(one)).map((team) => [one, ...team]));
}

type Need = { resources: readonly number[]; length: number; first: number; last: number };

/** Whether some hearings need more time of their judges, rooms, or people than there is in their days. */
function hasNoCapacity(compiled: Compiled): boolean {
  const { units, fixed, callsOf, judgesOf, roomsOf, peopleOf, length, earliest, latest, duty } = compiled;
  const empty = new Timetable(compiled);
  const bound = Array.from({ length: units }, (_, unit) => unit).filter(
    (unit) => !fixed[unit] && !callsOf[unit]!.length,
  );
  const needs = (of: readonly ArrayLike<number>[]) =>
    bound.map(
      (unit): Need => ({
        ...{ resources: Array.from(of[unit]!), length: length[unit]!, first: earliest[unit]!, last: latest[unit]! },
      }),
    );
  if (duty.size > 0) return false;
  const ofPeople = bound.flatMap((unit) =>
    Array.from(
      peopleOf[unit]!,
      (person): Need => ({
        ...{ resources: [person], length: length[unit]!, first: earliest[unit]!, last: latest[unit]! },
      }),
    ),
  );
  return (
    exceeds(needs(judgesOf), empty.judges, compiled) ||
    exceeds(needs(roomsOf), empty.rooms, compiled) ||
    exceeds(ofPeople, empty.people, compiled)
  );
}

/** Whether hearings that need one of some resources, between some days, exceed what these have. */
function exceeds(needs: readonly Need[], words: Int32Array, compiled: Compiled): boolean {
  const groups = new Map(needs.map(({ resources }) => [resources.join(' '), new Set(resources)]));
  for (const group of groups.values()) {
    const within = needs.filter(({ resources }) => resources.every((one) => group.has(one)));
    const lasts = new Set(within.map(({ last }) => last));
    for (const first of new Set(within.map((need) => need.first))) {
      for (const last of lasts) {
        const between = within.filter((need) => need.first >= first && need.last <= last);
        if (between.length > 0 && cannotFit(between, runsOf(group, first, last, words, compiled))) return true;
      }
    }
  }
  return false;
}

/** Too many hearings of at least some length, or too long ones altogether. */
function cannotFit(needs: readonly Need[], runs: readonly number[]): boolean {
  const total = runs.reduce((sum, run) => sum + run, 0);
  if (needs.reduce((sum, { length }) => sum + length, 0) > total) return true;
  return [...new Set(needs.map(({ length }) => length))].some((size) => {
    const fitting = runs.reduce((sum, run) => sum + Math.floor(run / size), 0);
    return needs.filter(({ length }) => length >= size).length > fitting;
  });
}

/** The free stretches of resources on some days, while the court is open. */
function runsOf(
  group: ReadonlySet<number>,
  first: number,
  last: number,
  words: Int32Array,
  compiled: Compiled,
): number[] {
  const { days, closed, instance } = compiled;
  const runs: number[] = [];
  for (const one of group) {
    for (let day = first; day <= last; day++) {
      const at = (one * days + day) * 2;
      let length = 0;
      for (let slot = 0; slot <= instance.days[day]!.slots; slot++) {
        const word = slot < 32 ? words[at]! | closed[day * 2]! : words[at + 1]! | closed[day * 2 + 1]!;
        if (slot < instance.days[day]!.slots && ((word >>> (slot & 31)) & 1) === 0) length += 1;
        else if (length > 0) {
          runs.push(length);
          length = 0;
        }
      }
    }
  }
  return runs;
}
