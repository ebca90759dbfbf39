import { objectionsTo } from './constraints.ts';
import { isSamePlace } from './costs.ts';
import { arrangeFacts, subjectOf } from './Facts.ts';
import type { Instance, Placement } from './Instance.ts';

/**
 * The solution with each single hearing that moves to another day at its earlier time of day, where that is free there.
 * The day, the judge, and the courtroom stay, so that nothing costs more.
 */
export function keepTimesOfDay(
  instance: Instance,
  published: readonly Placement[],
  placements: readonly Placement[],
): readonly Placement[] {
  const before = new Map(published.map((one) => [one.hearing, one]));
  const single = new Set(instance.hearings.flatMap(({ id, together }) => (together === null ? id : [])));
  const kept = new Map(
    placements.flatMap((place) => {
      const old = before.get(place.hearing);
      const changes = old && !isSamePlace(old, place) && place.sitting === null && old.slot !== place.slot;
      return changes && single.has(place.hearing) ? [[place.hearing, { ...place, slot: old.slot }] as const] : [];
    }),
  );
  // Those that do not fit keep their new time, until all fit: at the latest when none keeps its earlier one.
  for (;;) {
    const tried = placements.map((place) => kept.get(place.hearing) ?? place);
    const facts = arrangeFacts(instance, tried);
    const misfits = [...kept.values()].filter(
      (place) => objectionsTo(subjectOf(facts.groupOf.get(place.hearing)!, place), facts).length > 0,
    );
    if (misfits.length === 0) return tried;
    for (const { hearing } of misfits) kept.delete(hearing);
  }
}
