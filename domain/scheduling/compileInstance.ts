import { eligibleJudges } from './eligibleJudges.ts';
import { groupHearings, joined } from './groupHearings.ts';
import type { Instance, OpenHearing, SharedSitting, Stretch } from './Instance.ts';
import { highWord, lowWord } from './slotRuns.ts';

/**
 * An instance as numbers: every ID is a position, and the slots of a day are two words of bits. The hearings that are
 * heard together are one unit.
 */
export type Compiled = ReturnType<typeof compileInstance>;

/** A part of a unit: a hearing, and the slot in the unit at which it begins. */
export type Part = { hearing: OpenHearing; offset: number };

/** Prepares an instance for the search. Its IDs must exist, and its orders have no circle. */
export function compileInstance(instance: Instance) {
  const at = positionsOf(instance);
  const groups = groupHearings(instance.hearings);
  const calls = instance.sittings.map((sitting) => ({
    ...{ ...sitting, judge: at.judge.get(sitting.judge)!, room: at.room.get(sitting.room)! },
    types: new Set(sitting.types),
    slots: slotsHeld(sitting, instance),
  }));
  return {
    instance,
    at,
    calls,
    days: instance.days.length,
    judges: instance.judges.length,
    rooms: instance.rooms.length,
    people: instance.people.length,
    weights: instance.weights,
    ...compileTimes(instance, at),
    ...compileUnits(instance, groups, at),
    ...compileNeeds(instance, groups, at, calls),
  };
}

/** The slots of a sitting until its judge or room is not available, or the court closes while its judge is not on duty. */
function slotsHeld({ judge, room, day, slot, slots }: SharedSitting, instance: Instance): number {
  const { away, duty } = instance.judges.find(({ id }) => id === judge)!;
  const absences = [...away, ...instance.rooms.find(({ id }) => id === room)!.away].filter((one) => one.day === day);
  const onDay = instance.days[day]!;
  const isHeld = (to: number) => {
    const meets = (one: { from: number; to: number }) => one.from < to && slot < one.to;
    const isOpen = to <= onDay.slots && !onDay.closed.some(meets);
    const isOnDuty = duty.some((one) => one.day === day && one.from <= slot && to <= one.to);
    return !absences.some(meets) && (isOpen || isOnDuty);
  };
  if (day === 0 && slot < instance.first_slot) return 0;
  let held = 0;
  while (held < slots && isHeld(slot + held + 1)) held += 1;
  return held;
}

type Positions = ReturnType<typeof positionsOf>;
type Call = { judge: number; types: ReadonlySet<string> };

function positionsOf({ judges, rooms, people, sittings }: Instance) {
  return { judge: positions(judges), room: positions(rooms), person: positions(people), sitting: positions(sittings) };
}

function positions(of: readonly { id: string }[]): Map<string, number> {
  return new Map(of.map(({ id }, index) => [id, index]));
}

/** When the court is open, and who and what is not available when. */
function compileTimes({ days, judges, rooms, people, sittings, first_slot, weights }: Instance, at: Positions) {
  const taken = (of: readonly { away: readonly Stretch[] }[]) => {
    const words = new Int32Array(of.length * days.length * 2);
    for (const [index, { away }] of of.entries()) for (const one of away) mark(words, index * days.length, one);
    return words;
  };
  const judgesTaken = taken(judges);
  const roomsTaken = taken(rooms);
  for (const { judge, room, day, slot, slots } of sittings) {
    const stretch = { day, from: slot, to: slot + slots };
    mark(judgesTaken, at.judge.get(judge)! * days.length, stretch);
    mark(roomsTaken, at.room.get(room)! * days.length, stretch);
  }
  const closed = new Int32Array(days.length * 2);
  for (const [day, { slots, closed: hours }] of days.entries()) {
    mark(closed, 0, { day, from: slots, to: 64 });
    for (const { from, to } of hours) mark(closed, 0, { day, from, to });
  }
  // What is past is past for judges on duty too.
  for (let judge = 0; judge < judges.length; judge++) {
    if (days.length > 0) mark(judgesTaken, judge * days.length, { day: 0, from: 0, to: first_slot });
  }
  const duty = new Map<number, [low: number, high: number][]>();
  for (const [judge, { duty: stretches }] of judges.entries()) {
    for (const { day, from, to } of stretches) {
      const key = judge * days.length + day;
      duty.set(key, [...(duty.get(key) ?? []), [lowWord(from, to), highWord(from, to)]]);
    }
  }
  const homes = Int32Array.from(judges, ({ home_room }) => (home_room === null ? -1 : at.room.get(home_room)!));
  const shares = Float64Array.from(judges, ({ share }) => share ?? Number.POSITIVE_INFINITY);
  const comes = Float64Array.from(people, ({ role }) =>
    role === 'attorney' || role === 'party' ? weights.appearance_day : 0,
  );
  return { judgesTaken, roomsTaken, peopleTaken: taken(people), closed, duty, homes, shares, comes };
}

function mark(words: Int32Array, first: number, { day, from, to }: Stretch): void {
  words[(first + day) * 2]! |= lowWord(from, to);
  words[(first + day) * 2 + 1]! |= highWord(from, to);
}

/** What the units cost where, how long they are, and which follow which. */
function compileUnits({ days, weights }: Instance, groups: readonly (readonly OpenHearing[])[], at: Positions) {
  const unitOf = new Map(groups.flatMap((group, unit) => group.map(({ id }) => [id, unit] as const)));
  const parts = groups.map((group) => {
    let offset = 0;
    return group.map((hearing): Part => {
      const part = { hearing, offset };
      offset += hearing.slots;
      return part;
    });
  });
  const after = groups.map((group, unit) =>
    Int32Array.from(
      new Set(group.flatMap((one) => one.after.map((id) => unitOf.get(id)!)).filter((other) => other !== unit)),
    ),
  );
  const followers = groups.map((): number[] => []);
  for (const [unit, preceding] of after.entries()) for (const other of preceding) followers[other]!.push(unit);
  const dayCost = new Float64Array(groups.length * days.length);
  for (const [unit, group] of groups.entries()) {
    for (let day = 0; day < days.length; day++) {
      for (const { weight, earliest, target } of group) {
        const wait = weights.waiting * Math.max(0, day - earliest) + weights.lateness * Math.max(0, day - target);
        dayCost[unit * days.length + day]! += weight * wait;
      }
    }
  }
  const sum = (of: (hearing: OpenHearing) => number) =>
    Float64Array.from(groups, (group) => group.reduce((total, hearing) => total + of(hearing), 0));
  return {
    units: groups.length,
    unitOf,
    parts,
    after,
    before: followers.map((list) => Int32Array.from(list)),
    isLinked: Uint8Array.from(groups, (_, unit) => (after[unit]!.length + followers[unit]!.length > 0 ? 1 : 0)),
    dayCost,
    unplacedCost: sum(({ weight }) => weights.unplaced * weight),
    weight: sum(({ weight }) => weight),
    length: Int32Array.from(groups, (group) => group.reduce((total, { slots }) => total + slots, 0)),
    size: Int32Array.from(groups, (group) => group.length),
    longest: Int32Array.from(groups, (group) => Math.max(...group.map(({ slots }) => slots))),
    earliest: Int32Array.from(groups, (group) => Math.max(...group.map((one) => one.earliest))),
    latest: Int32Array.from(groups, (group) => Math.min(days.length - 1, ...group.map((one) => one.latest))),
    fixed: Uint8Array.from(groups, (group) => (group.some((one) => one.fixed && one.current) ? 1 : 0)),
    current: groups.map((group) =>
      group.map(({ current, move_weight }) =>
        current
          ? {
              ...{ day: current.day, slot: current.slot, judge: at.judge.get(current.judge)! },
              ...{ room: at.room.get(current.room)!, members: current.members.map((id) => at.person.get(id)!) },
              call: current.sitting === null ? -1 : at.sitting.get(current.sitting)!,
              cost: weights.moved * move_weight,
            }
          : null,
      ),
    ),
    mayMove: Uint8Array.from(groups, (group) => (weights.moved > 0 && group.some((one) => one.current) ? 1 : 0)),
  };
}

/** Which judges, rooms, people, pools, and sittings the units need or can have. */
function compileNeeds(
  { judges, rooms, pools }: Instance,
  groups: readonly (readonly OpenHearing[])[],
  at: Positions,
  calls: readonly Call[],
) {
  const members = new Map(pools.map((pool) => [pool.id, Int32Array.from(pool.members, (id) => at.person.get(id)!)]));
  const judgesOf = groups.map((group) => Int32Array.from(eligibleJudges(group, judges).map((id) => at.judge.get(id)!)));
  const roomsOf = groups.map((group) => {
    const needed = joined(group, ({ features }) => features);
    return Int32Array.from(
      rooms.flatMap((room, index) => (needed.every((one) => room.features.includes(one)) ? [index] : [])),
    );
  });
  const fitsRoom = new Uint8Array(groups.length * rooms.length);
  for (const [unit, fitting] of roomsOf.entries()) for (const room of fitting) fitsRoom[unit * rooms.length + room] = 1;
  // Sixteenths of a slot, so that sums of them are exact.
  const usual = new Float64Array(groups.length * judges.length);
  for (const [unit, group] of groups.entries()) {
    for (const [judge, { id }] of judges.entries()) {
      for (const hearing of group) {
        const slots = hearing.usual?.by_judge.find((one) => one.judge === id)?.slots ?? hearing.usual?.slots;
        usual[unit * judges.length + judge]! += Math.round((slots ?? hearing.slots) * 16) / 16;
      }
    }
  }
  return {
    judgesOf,
    roomsOf,
    fitsRoom,
    usual,
    peopleOf: groups.map((group) =>
      Int32Array.from(
        joined(group, ({ people }) => people),
        (id) => at.person.get(id)!,
      ),
    ),
    poolsOf: groups.map((group) => joined(group, (one) => one.pools).map((id) => members.get(id)!)),
    poolNamesOf: groups.map((group) => joined(group, (one) => one.pools)),
    callsOf: groups.map((group, unit) =>
      calls.flatMap(({ types, judge }, index) =>
        judgesOf[unit]!.includes(judge) && group.every(({ type }) => types.has(type)) ? [index] : [],
      ),
    ),
  };
}
