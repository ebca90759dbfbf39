import type { Chances } from './Chances.ts';
import type { RunHearing } from './RunHearing.ts';
import { slotMinutes, type World } from './World.ts';

/**
 * A day in session: each judge hears one matter after another, none before its time. Adds the minutes of judges and
 * courtrooms, and returns the overtime: beyond the closing hour, or beyond a judge’s full day, whichever is more.
 */
export function measureSession(
  today: readonly RunHearing[],
  world: World,
  chances: Chances,
  judgeMinutes: Float64Array,
  roomMinutes: Float64Array,
): number {
  const heard = today.filter(({ fate, place }) => fate === 'held' && place.judge >= 0);
  heard.sort((one, other) => one.place.judge - other.place.judge || one.place.slot - other.place.slot);
  let overtime = 0;
  let [judge, ends, sum] = [-1, 0, 0];
  const endDay = (day: number) => {
    if (judge >= 0) overtime += Math.max(0, ends - world.closes[day]!, sum - world.full[judge * world.days + day]!);
  };
  for (const { matter, place, key, turn } of heard) {
    if (place.judge !== judge) {
      endDay(place.day);
      [judge, ends, sum] = [place.judge, 0, 0];
    }
    const minutes = chances.minutesOf(matter, judge, key, turn);
    ends = Math.max(ends, world.begins + place.slot * slotMinutes) + minutes;
    sum += minutes;
    judgeMinutes[judge]! += minutes;
    if (place.room >= 0) roomMinutes[place.room]! += minutes;
  }
  if (heard.length > 0) endDay(heard[0]!.place.day);
  return overtime;
}
