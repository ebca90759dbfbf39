import { highWord, lowWord } from '#domain/scheduling/slotRuns';
import type { DayStretch } from './CourtModel.ts';
import { slotMinutes, type World } from './World.ts';

/** A court before its calls and hearings. */
export type EmptyWorld = Omit<World, 'calls' | 'room_in_call' | 'reserved' | 'set' | 'waiting'>;

/** Removes a stretch from the free time of a judge or a courtroom. */
export function clearTime(
  { days, begins }: { days: number; begins: number },
  low: Int32Array,
  high: Int32Array,
  one: number,
  { day, from, to }: DayStretch,
): void {
  if (day < 0 || day >= days) return;
  const first = Math.max(0, Math.floor((from - begins) / slotMinutes));
  const last = Math.max(0, Math.ceil((to - begins) / slotMinutes));
  const at = one * days + day;
  low[at] = low[at]! & ~lowWord(first, last);
  high[at] = high[at]! & ~highWord(first, last);
}

/** Takes a time of a judge and a courtroom. Returns the slot in which it begins. */
export function takeTime(world: EmptyWorld, judge: number, room: number, stretch: DayStretch): number {
  clearTime(world, world.judge_low, world.judge_high, judge, stretch);
  clearTime(world, world.room_low, world.room_high, room, stretch);
  const at = judge * world.days + stretch.day;
  world.left[at] = Math.max(0, world.left[at]! - (stretch.to - stretch.from));
  return Math.max(0, Math.floor((stretch.from - world.begins) / slotMinutes));
}

type Seat = DayStretch & { judge: number; room: number | null };

/** The courtroom of a time that is on the calendar: its own, or another that is free; −1 if it is no longer possible. */
export function roomFor(world: EmptyWorld, { judge, room, day, from, to }: Seat): number {
  const { days, begins, closes, is_judge } = world;
  if (!is_judge[judge] || from < begins || to > closes[day]!) return -1;
  const first = Math.floor((from - begins) / slotMinutes);
  const last = Math.ceil((to - begins) / slotMinutes);
  const [low, high] = [lowWord(first, last), highWord(first, last)];
  const isFree = (one: number) => {
    const at = one * days + day;
    return (low & ~world.room_low[at]!) === 0 && (high & ~world.room_high[at]!) === 0;
  };
  // Its own courtroom is its own even where another booking of the past overlaps it.
  if (room !== null && world.room_minutes[room]! > 0) return room;
  for (let one = 0; one < world.rooms; one++) if (isFree(one)) return one;
  return -1;
}
