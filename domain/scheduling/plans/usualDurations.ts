/** Hearings of a type before a judge in the past: how many there were, and their average duration in minutes. */
export type PastDurations = { type: string; judge_id: string; count: number; minutes: number };

/** The average duration of hearings in minutes, and the number of hearings. */
export type UsualDuration = { minutes: number; count: number };

/** The usual duration of hearings of a type, and that of judges with enough of them. */
export type UsualDurations = UsualDuration & { by_judge: readonly (UsualDuration & { judge_id: string })[] };

/** From fewer hearings, a duration is not usual. */
const fewest = 5;

/** The usual durations by type, from a court’s past hearings. */
export function usualDurations(past: readonly PastDurations[]): ReadonlyMap<string, UsualDurations> {
  const byType = new Map<string, PastDurations[]>();
  for (const one of past) byType.set(one.type, [...(byType.get(one.type) ?? []), one]);
  return new Map(
    [...byType].flatMap(([type, all]) => {
      const count = all.reduce((sum, one) => sum + one.count, 0);
      const minutes = all.reduce((sum, one) => sum + one.count * one.minutes, 0) / count;
      const by_judge = all.filter((one) => one.count >= fewest).map(({ type: _type, ...one }) => one);
      return count < fewest ? [] : [[type, { minutes, count, by_judge }] as const];
    }),
  );
}
