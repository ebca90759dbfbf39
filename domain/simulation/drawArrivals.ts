import type { CourtModel, Matter } from './CourtModel.ts';
import { mixKeys, positionOf, uniformOf } from './uniform.ts';

/** A request that arrives on a day of a run. Its key is the same in every scenario. */
export type Arrival = { matter: Matter; key: number };

const [weekPurpose, copyPurpose] = [3, 4];

/**
 * The requests of a run, by day: each week is a week of the past, drawn as a whole, so that busy and quiet weeks, their
 * weekdays, and what arrives together remain as they are. More requests are further copies, fewer are left out.
 */
export function drawArrivals({ weeks, first_weekday, past }: CourtModel, seed: number, share: number): Arrival[][] {
  const days: Arrival[][] = Array.from({ length: weeks * 7 }, () => []);
  if (past.weeks.length === 0) return days;
  for (let week = 0; week < weeks; week++) {
    const weekKey = mixKeys(seed, week);
    const drawn = past.weeks[positionOf(uniformOf(weekKey, weekPurpose), past.weeks.length)]!;
    for (let index = 0; index < drawn.length; index++) {
      const matter = drawn[index]!;
      const key = mixKeys(weekKey, index + 16);
      const day = week * 7 + ((matter.weekday - first_weekday + 7) % 7);
      const copies = Math.floor(share) + (uniformOf(key, copyPurpose) < share % 1 ? 1 : 0);
      for (let copy = 0; copy < copies; copy++) days[day]!.push({ matter, key: mixKeys(key, copy + 1) });
    }
  }
  return days;
}
