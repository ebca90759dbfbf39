import type { CourtModel, Fate, Matter, PastFate } from './CourtModel.ts';
import { fewest } from './simulationStates.ts';
import { positionOf, uniformOf } from './uniform.ts';

/** What the past of a court says about a hearing: what becomes of it, and how long it takes. */
export type Chances = {
  fateOf(matter: Matter, key: number, turn: number): { fate: Fate; days_before: number };
  minutesOf(matter: Matter, judge: number, key: number, turn: number): number;
  /** Days from a request before which its hearing is not set. */
  leadOf(type: number): number;
};

const purposes = { fate: 1, minutes: 2, ofTurn: 8 } as const;
const held: Omit<PastFate, 'type'> = { fate: 'held', days_before: 0 };

/**
 * Draws from the cases of the same event type, and for durations of the same judge; from those of all types where there
 * are too few. Without any, a hearing is held and takes its scheduled time.
 */
export function chancesOf({ past, types, notice_days }: CourtModel): Chances {
  const fates = types.map((_, type) => past.fates.filter((one) => one.type === type));
  const byType = types.map((_, type) =>
    past.durations.filter((one) => one.type === type).map(({ minutes }) => minutes),
  );
  const byJudge = new Map<string, number[]>();
  for (const { type, judge, minutes } of past.durations) {
    const key = `${type} ${judge}`;
    byJudge.set(key, [...(byJudge.get(key) ?? []), minutes]);
  }
  const pick = <T>(list: readonly T[], key: number, purpose: number): T | undefined =>
    list[positionOf(uniformOf(key, purpose), list.length)];
  return {
    fateOf: ({ type }, key, turn) => {
      const own = fates[type]!;
      const of = own.length >= fewest ? own : past.fates;
      return (of.length > 0 && pick(of, key, turn * purposes.ofTurn + purposes.fate)) || held;
    },
    minutesOf: ({ type, minutes }, judge, key, turn) => {
      const own = byJudge.get(`${type} ${judge}`) ?? [];
      const of = own.length >= fewest ? own : byType[type]!;
      if (of.length < fewest) return minutes;
      return pick(of, key, turn * purposes.ofTurn + purposes.minutes)!;
    },
    leadOf: (type) => past.leads[type]?.days ?? notice_days,
  };
}
