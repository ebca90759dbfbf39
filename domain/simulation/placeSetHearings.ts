import type { CourtModel } from './CourtModel.ts';
import { roomFor, takeTime } from './seatTimes.ts';
import { mixKeys } from './uniform.ts';
import type { World, WorldHearing } from './World.ts';

/** Keys of what a run begins with, apart from those of arrivals. */
const [setKey, waitingKey] = [0x5e7, 0x3a17];

/**
 * The hearings that are on the calendar, and what waits: requests, and hearings whose judge, courtroom, or hour the
 * scenario removes. A hearing without a judge takes no one’s time.
 */
export function placeSetHearings(
  model: CourtModel,
  world: Omit<World, 'set' | 'waiting'>,
): Pick<World, 'set' | 'waiting'> {
  const set: WorldHearing[] = [];
  const displaced: World['waiting'][number][] = [];
  for (const [index, hearing] of model.set.entries()) {
    const { type, case_type, judge, minutes, day, from } = hearing;
    const started = { matter: { type, case_type, judge, minutes }, key: mixKeys(setKey, index) };
    if (judge === null) {
      set.push({ ...started, place: { judge: -1, day, slot: 0, room: -1, call: -1 } });
      continue;
    }
    const call = hearing.call === null ? null : world.calls[judge]!.find(({ id }) => id === hearing.call);
    if (call) {
      world.room_in_call[call.id] = Math.max(0, world.room_in_call[call.id]! - 1);
      set.push({ ...started, place: { judge, day, slot: call.slot, room: call.room, call: call.id } });
      continue;
    }
    const stretch = { day, from, to: from + minutes };
    const room = roomFor(world, { ...stretch, judge, room: hearing.room });
    if (room < 0) displaced.push(started);
    else set.push({ ...started, place: { judge, day, slot: takeTime(world, judge, room, stretch), room, call: -1 } });
  }
  const waiting = model.waiting.map(({ type, case_type, judge, minutes }, index) => ({
    ...{ matter: { type, case_type, judge, minutes }, key: mixKeys(waitingKey, index) },
  }));
  return { set, waiting: [...displaced, ...waiting] };
}
