import type { Instance, Stretch } from './Instance.ts';
import { highWord, lowWord } from './slotRuns.ts';

/** An instance as numbers: every ID is a position, and the slots of a day that are taken are two words. */
export type Compiled = ReturnType<typeof compileInstance>;

/** Prepares an instance for the search. The instance must have passed `findFaults`. */
export function compileInstance(instance: Instance) {
  const { days, judges, rooms, people, pools, sittings, hearings, weights } = instance;
  const judgeAt = positions(judges);
  const roomAt = positions(rooms);
  const personAt = positions(people);
  const poolAt = positions(pools);
  const hearingAt = positions(hearings);
  const closed = days.map(({ slots }) => [lowWord(slots, 64), highWord(slots, 64)] as const);
  const taken = (of: readonly { away: readonly Stretch[] }[]) => {
    const words = new Int32Array(of.length * days.length * 2);
    for (const [index, { away }] of of.entries()) {
      for (const [day, [low, high]] of closed.entries()) {
        words[(index * days.length + day) * 2] = low;
        words[(index * days.length + day) * 2 + 1] = high;
      }
      for (const { day, from, to } of away) {
        words[(index * days.length + day) * 2]! |= lowWord(from, to);
        words[(index * days.length + day) * 2 + 1]! |= highWord(from, to);
      }
    }
    return words;
  };
  const homes = Int32Array.from(judges, ({ home_room }) => (home_room === null ? -1 : roomAt.get(home_room)!));
  const calls = sittings.map(({ judge, room, day, slot, slots, capacity, types }) => ({
    ...{ judge: judgeAt.get(judge)!, room: roomAt.get(room)!, day, slot, slots, capacity, types: new Set(types) },
  }));
  const judgesTaken = taken(judges);
  const roomsTaken = taken(rooms);
  for (const { judge, room, day, slot, slots } of calls) {
    for (const [words, index] of [
      [judgesTaken, judge],
      [roomsTaken, room],
    ] as const) {
      words[(index * days.length + day) * 2]! |= lowWord(slot, slot + slots);
      words[(index * days.length + day) * 2 + 1]! |= highWord(slot, slot + slots);
    }
  }
  const after = hearings.map((hearing) => Int32Array.from(hearing.after, (id) => hearingAt.get(id)!));
  const before = hearings.map((_, index) =>
    Int32Array.from(after.flatMap((preceding, other) => (preceding.includes(index) ? [other] : []))),
  );
  return {
    instance,
    days: days.length,
    judges: judges.length,
    rooms: rooms.length,
    people: people.length,
    hearings: hearings.length,
    weights,
    homes,
    calls,
    judgesTaken,
    roomsTaken,
    peopleTaken: taken(people),
    length: Int32Array.from(hearings, ({ slots }) => slots),
    earliest: Int32Array.from(hearings, ({ earliest }) => earliest),
    latest: Int32Array.from(hearings, ({ latest }) => Math.min(latest, days.length - 1)),
    weight: Float64Array.from(hearings, ({ weight }) => weight),
    judgesOf: hearings.map((hearing) => Int32Array.from(hearing.judges, (id) => judgeAt.get(id)!)),
    roomsOf: hearings.map(({ features }) =>
      Int32Array.from(
        rooms.flatMap((room, index) => (features.every((one) => room.features.includes(one)) ? [index] : [])),
      ),
    ),
    peopleOf: hearings.map((hearing) => Int32Array.from(hearing.people, (id) => personAt.get(id)!)),
    poolsOf: hearings.map((hearing) =>
      hearing.pools.map((id) => Int32Array.from(pools[poolAt.get(id)!]!.members, (member) => personAt.get(member)!)),
    ),
    callsOf: hearings.map(({ type, judges: allowed }) =>
      calls.flatMap((call, index) => (call.types.has(type) && allowed.includes(judges[call.judge]!.id) ? [index] : [])),
    ),
    after,
    before,
    /** The cost of each day for each hearing, from its earliest on. */
    dayCost: hearings.map((hearing) =>
      Float64Array.from({ length: days.length }, (_, day) => {
        const { waiting, lateness } = weights;
        const late = Math.max(0, day - hearing.target);
        return hearing.weight * (waiting * Math.max(0, day - hearing.earliest) + lateness * late);
      }),
    ),
    current: hearings.map(({ current }) =>
      current
        ? {
            ...{ day: current.day, slot: current.slot, judge: judgeAt.get(current.judge)! },
            ...{ room: roomAt.get(current.room)!, members: current.members.map((id) => personAt.get(id)!) },
            call: sittings.findIndex(({ id }) => id === current.sitting),
          }
        : null,
    ),
    fixed: Uint8Array.from(hearings, ({ fixed, current }) => (fixed && current ? 1 : 0)),
  };
}

function positions(of: readonly { id: string }[]): Map<string, number> {
  return new Map(of.map(({ id }, index) => [id, index]));
}
