import { objectionsTo } from '../constraints.ts';
import { costsOf, totalOf } from '../costs.ts';
import { placementsAt } from '../explain.ts';
import { arrangeFacts, subjectOf } from '../Facts.ts';
import { groupHearings, joined } from '../groupHearings.ts';
import type { Instance, OpenHearing, Place, Placement } from '../Instance.ts';

/**
 * The least cost of an instance, found by trying every place of every hearing: no more than a handful of hearings. It uses
 * the constraints of the checker, not those of the search.
 */
export function bruteForce(instance: Instance): number {
  const groups = groupHearings(instance.hearings);
  const isFixed = (group: readonly OpenHearing[]) => group.some(({ fixed, current }) => fixed && current);
  const fixed = groups.filter(isFixed).flatMap((group) => group.map((one) => ({ ...one.current!, hearing: one.id })));
  const open = groups.filter((group) => !isFixed(group));
  let best = Number.POSITIVE_INFINITY;
  const place = (index: number, placements: readonly Placement[], unplaced: readonly string[]) => {
    const group = open[index];
    if (!group) {
      best = Math.min(best, totalOf(costsOf(instance, { placements, unplaced })));
      return;
    }
    // No cost falls when a hearing is added, so what costs more already is not completed.
    if (totalOf(costsOf(instance, { placements, unplaced })) >= best) return;
    const facts = arrangeFacts(instance, placements);
    for (const at of placesOf(instance, group)) {
      if (objectionsTo(subjectOf(group, at), facts).length > 0) continue;
      place(index + 1, [...placements, ...placementsAt(group, at)], unplaced);
    }
    place(index + 1, placements, [...unplaced, ...group.map(({ id }) => id)]);
  };
  place(0, fixed, []);
  return best;
}

/** Every time, judge, room, and choice of members, and every sitting. */
export function placesOf(instance: Instance, group: readonly OpenHearing[]): Place[] {
  const { days, judges, rooms, pools, sittings } = instance;
  const teams = joined(group, (one) => one.pools)
    .map((pool) => pools.find(({ id }) => id === pool)!.members)
    .reduce<string[][]>((all, members) => all.flatMap((team) => members.map((one) => [...team, one])), [[]]);
  const individual = days.flatMap(({ slots }, day) =>
    Array.from({ length: slots }, (_, slot) => slot).flatMap((slot) =>
      judges.flatMap((judge) =>
        rooms.flatMap((room) =>
          teams.map((members): Place => ({ day, slot, judge: judge.id, room: room.id, members, sitting: null })),
        ),
      ),
    ),
  );
  const called = sittings.map(
    ({ id, day, slot, judge, room }): Place => ({
      ...{ day, slot, judge, room, members: [], sitting: id },
    }),
  );
  return [...individual, ...called];
}
