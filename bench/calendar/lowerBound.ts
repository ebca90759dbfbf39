import { type Compiled, compileInstance } from '#domain/scheduling/compileInstance';
import type { Instance } from '#domain/scheduling/Instance';
import { Timetable } from '#domain/scheduling/Timetable';
import { LinearProgram, type Term } from './LinearProgram.ts';
import { packings } from './packings.ts';

/** Days after the earliest that have their own capacity; all later ones cost as the next one and hold any number. */
const exactDays = 14;
/** A stretch that is longer has too many packings; only its sum of slots limits it. */
const longestPacked = 18;

/** A hearing's share in a judge's day. */
type Share = { name: string; slots: number; usual: number };

/**
 * A bound below which no timetable of an instance can cost: the linear relaxation in which a hearing may be divided among
 * days and judges. What fits in a stretch is exact for each length of hearing (`packings`). Rooms and people are counted
 * by day. HiGHS proves it. The order of linked hearings, pools, and days of appearance are left out, which only lowers it.
 */
export async function lowerBound(instance: Instance, seconds: number): Promise<number | null> {
  const compiled = compileInstance(instance);
  const empty = new Timetable(compiled);
  const program = new LinearProgram();
  const shares = shareHearings(compiled, program);
  limitJudges(compiled, empty, program, shares.ofJudgesDay);
  limitRooms(compiled, empty, program, shares);
  for (const [key, terms] of shares.ofPersonsDay) {
    const day = key % compiled.days;
    const free = runsOf(empty.people, key, day, compiled, onDuty(compiled, day));
    program.constrain(
      terms,
      '<=',
      free.reduce((sum, run) => sum + run, 0),
    );
  }
  let fixedCost = empty.cost;
  for (let unit = 0; unit < compiled.units; unit++)
    if (!compiled.fixed[unit]) fixedCost -= compiled.unplacedCost[unit]!;
  const bound = await program.bound(seconds);
  return bound === null ? null : bound + fixedCost;
}

type Shares = {
  ofJudgesDay: Map<number, Share[]>;
  ofPersonsDay: Map<number, Term[]>;
  ofRoomsDay: Map<string, { day: number; rooms: Int32Array; shares: Share[] }>;
};

/** A variable for each judge and day of each hearing; together with no place at all, they are one hearing. */
function shareHearings(compiled: Compiled, program: LinearProgram): Shares {
  const shares: Shares = { ofJudgesDay: new Map(), ofPersonsDay: new Map(), ofRoomsDay: new Map() };
  const inCall = compiled.calls.map((): Term[] => []);
  for (let unit = 0; unit < compiled.units; unit++) {
    if (compiled.fixed[unit]) continue;
    const { earliest, latest, dayCost, days, unplacedCost, callsOf, calls, size } = compiled;
    const parts: Term[] = [{ name: program.variable(unplacedCost[unit]!), times: 1 }];
    const horizon = Math.min(latest[unit]!, earliest[unit]! + exactDays);
    if (latest[unit]! > horizon) {
      parts.push({ name: program.variable(dayCost[unit * days + horizon + 1]!), times: 1 });
    }
    for (let day = earliest[unit]!; day <= horizon; day++) {
      for (const judge of compiled.judgesOf[unit]!) parts.push(shareOf(compiled, program, shares, unit, judge, day));
    }
    for (const call of callsOf[unit]!) {
      const { day, judge } = calls[call]!;
      if (day < earliest[unit]! || day > latest[unit]!) continue;
      const name = program.variable(dayCost[unit * days + day]! + leastMove(compiled, unit, judge, day));
      parts.push({ name, times: 1 });
      inCall[call]!.push({ name, times: size[unit]! });
    }
    program.constrain(parts, '=', 1);
  }
  for (const [call, terms] of inCall.entries()) program.constrain(terms, '<=', compiled.calls[call]!.capacity);
  return shares;
}

function shareOf(
  compiled: Compiled,
  program: LinearProgram,
  { ofJudgesDay, ofPersonsDay, ofRoomsDay }: Shares,
  unit: number,
  judge: number,
  day: number,
): Term {
  const { dayCost, days, homes, weights, size, length, usual, judges, roomsOf, rooms, fitsRoom, peopleOf } = compiled;
  const home = homes[judge]!;
  const lacks = home >= 0 && !fitsRoom[unit * rooms + home];
  const cost = dayCost[unit * days + day]! + (lacks ? weights.other_room * size[unit]! : 0);
  const name = program.choice(cost + leastMove(compiled, unit, judge, day));
  const share = { name, slots: length[unit]!, usual: usual[unit * judges + judge]! };
  push(ofJudgesDay, judge * days + day, share);
  const fitting = roomsOf[unit]!;
  const key = `${day} ${fitting.join(' ')}`;
  const group = ofRoomsDay.get(key) ?? { day, rooms: fitting, shares: [] };
  ofRoomsDay.set(key, group);
  group.shares.push(share);
  for (const person of peopleOf[unit]!) push(ofPersonsDay, person * days + day, { name, times: length[unit]! });
  return { name, times: 1 };
}

/** What a unit costs at least because it is not in its present place, on this day with this judge. */
function leastMove({ current }: Compiled, unit: number, judge: number, day: number): number {
  let cost = 0;
  for (const now of current[unit]!) if (now && (now.judge !== judge || now.day !== day)) cost += now.cost;
  return cost;
}

/** What fits in the judges' days, and what overload and uneven shares cost. */
function limitJudges(
  compiled: Compiled,
  empty: Timetable,
  program: LinearProgram,
  ofJudgesDay: ReadonlyMap<number, readonly Share[]>,
): void {
  const { weights, days, shares } = compiled;
  const ofJudge = new Map<number, Term[]>();
  for (const [key, parts] of ofJudgesDay) {
    pack(program, parts, runsOf(empty.judges, key, key % days, compiled, compiled.duty.get(key) ?? []));
    const usual = parts.map(({ name, usual: times }) => ({ name, times }));
    if (weights.overload > 0) {
      const over = { name: program.variable(weights.overload), times: -1 };
      program.constrain([...usual, over], '<=', weights.full_day);
    }
    const judge = Math.floor(key / days);
    ofJudge.set(judge, [...(ofJudge.get(judge) ?? []), ...usual]);
  }
  if (weights.uneven === 0) return;
  for (const [judge, usual] of ofJudge) {
    if (!Number.isFinite(shares[judge]!)) continue;
    program.constrain([...usual, { name: program.variable(weights.uneven), times: -1 }], '<=', shares[judge]!);
  }
}

/** Hearings that need one of some rooms fit in them; those whose rooms are among them count too. */
function limitRooms(compiled: Compiled, empty: Timetable, program: LinearProgram, { ofRoomsDay }: Shares): void {
  const { days } = compiled;
  const groups = [...ofRoomsDay.values()];
  for (const { day, rooms } of groups) {
    const wider = new Set(rooms);
    const parts = groups
      .filter((other) => other.day === day && other.rooms.every((room) => wider.has(room)))
      .flatMap(({ shares }) => shares);
    pack(
      program,
      parts,
      Array.from(rooms).flatMap((room) => runsOf(empty.rooms, room * days + day, day, compiled, onDuty(compiled, day))),
    );
  }
}

/** Shares of hearings fit in stretches of these lengths: a packing of each, or a mixture of its packings. */
function pack(program: LinearProgram, parts: readonly Share[], runs: readonly number[]): void {
  const sum = runs.reduce((total, run) => total + run, 0);
  program.constrain(
    parts.map(({ name, slots }) => ({ name, times: slots })),
    '<=',
    sum,
  );
  const longest = Math.max(0, ...runs);
  if (longest > longestPacked) return;
  const counts = new Map<number, number>();
  for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  const mixtures: { name: string; way: readonly number[] }[] = [];
  for (const [run, times] of counts) {
    const ways = packings(run).map((way) => ({ name: program.variable(), way }));
    program.constrain(
      ways.map(({ name }) => ({ name, times: 1 })),
      '<=',
      times,
    );
    mixtures.push(...ways);
  }
  const sizes = [...new Set(parts.map(({ slots }) => slots))].sort((one, other) => one - other);
  for (const size of sizes) {
    const atLeast = parts.filter(({ slots }) => slots >= size).map(({ name }) => ({ name, times: 1 }));
    const room = mixtures
      .filter(({ way }) => (way[size - 1] ?? 0) > 0)
      .map(({ name, way }) => ({ name, times: -way[size - 1]! }));
    program.constrain([...atLeast, ...room], '<=', 0);
  }
}

type Masks = readonly (readonly [low: number, high: number])[];

/** The hours in which some judge is on duty. */
function onDuty({ judges, days, duty }: Compiled, day: number): Masks {
  return Array.from({ length: judges }, (_, judge) => duty.get(judge * days + day) ?? []).flat();
}

/** The lengths of the free stretches of a day, within the court’s hours or on duty. */
function runsOf(words: Int32Array, key: number, day: number, { closed, instance }: Compiled, duty: Masks): number[] {
  const slots = instance.days[day]!.slots;
  const found: number[] = [];
  let length = 0;
  for (let slot = 0; slot <= slots; slot++) {
    const isOpen =
      !bit(closed[day * 2]!, closed[day * 2 + 1]!, slot) || duty.some(([low, high]) => bit(low, high, slot));
    if (slot < slots && isOpen && !bit(words[key * 2]!, words[key * 2 + 1]!, slot)) length += 1;
    else if (length > 0) {
      found.push(length);
      length = 0;
    }
  }
  return found;
}

function bit(low: number, high: number, slot: number): boolean {
  return ((slot < 32 ? low >>> slot : high >>> (slot - 32)) & 1) === 1;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
