import { objectionsTo } from './constraints.ts';
import { arrangeFacts, subjectOf } from './Facts.ts';
import type { Instance, Placement } from './Instance.ts';

/** For which hearings another one moved: those that now take its earlier time. */
export function madeRoomFor(
  instance: Instance,
  published: readonly Placement[],
  placements: readonly Placement[],
  hearings: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const before = new Map(published.map((one) => [one.hearing, one]));
  const facts = arrangeFacts(instance, placements);
  return new Map(
    hearings.map((hearing) => {
      const objections = objectionsTo(subjectOf(facts.groupOf.get(hearing)!, before.get(hearing)!), facts);
      const takers = objections.flatMap((one) => (one.code === 'taken' ? one.by : []));
      return [hearing, [...new Set(takers)]];
    }),
  );
}
