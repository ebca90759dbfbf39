import { Explanation, type WhyNot } from './explain.ts';
import type { Instance, Placement } from './Instance.ts';

/**
 * The days on which the least prevents a hearing that has no free place: on each, the slot to which the least objects,
 * with everything that would have to change. Slots that other hearings alone prevent come first, then earlier days.
 */
export function nearestMisses(
  instance: Instance,
  placements: readonly Placement[],
  hearing: string,
  wanted = 3,
): WhyNot[] {
  const others = placements.filter((one) => one.hearing !== hearing);
  const explanation = new Explanation(instance, { placements: others, unplaced: [hearing] });
  return instance.days
    .flatMap((_, day) => explanation.whyNotOn(hearing, { day }) ?? [])
    .sort((one, other) => rank(one) - rank(other) || one.at.day - other.at.day)
    .slice(0, wanted);
}

/** The number of objections; those that no move of another hearing removes count more. */
function rank({ objections }: WhyNot): number {
  return objections.reduce((sum, { code }) => sum + (code === 'taken' ? 1 : 10), 0);
}
