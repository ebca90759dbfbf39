import { objectionsTo } from './constraints.ts';
import { costsOf, totalOf } from './costs.ts';
import { arrangeFacts, type Facts, subjectOf } from './Facts.ts';
import type { Instance, OpenHearing, Placement, Solution } from './Instance.ts';
import type { Objection } from './Objection.ts';

/** A rule that a solution breaks, with the hearing concerned. */
export type Violation =
  | { code: 'unknown' | 'twice' | 'missing' | 'apart'; hearing: string }
  | { code: 'nowhere'; hearing: string }
  | { code: 'cost'; cost: number }
  | { code: 'objection'; hearing: string; objection: Objection };

/**
 * Checks a solution against its instance, and computes its cost again. It shares no code with the search, so that an
 * error of the search is found here. Empty if the solution keeps every rule.
 */
export function checkSolution(instance: Instance, solution: Solution): Violation[] {
  const found = checkList(instance, solution);
  if (found.length > 0) return found;
  const facts = arrangeFacts(instance, solution.placements);
  for (const group of facts.groups) found.push(...checkGroup(group, facts));
  const cost = totalOf(costsOf(instance, solution));
  if (Math.abs(cost - solution.cost) > 1e-6 * Math.max(1, cost)) found.push({ code: 'cost', cost });
  return found;
}

/** Each hearing is once in the solution, in places that exist. */
function checkList(instance: Instance, { placements, unplaced }: Solution): Violation[] {
  const found: Violation[] = [];
  const known = new Set(instance.hearings.map(({ id }) => id));
  const listed = [...placements.map(({ hearing }) => hearing), ...unplaced];
  for (const hearing of listed) if (!known.has(hearing)) found.push({ code: 'unknown', hearing });
  const times = new Map<string, number>();
  for (const hearing of listed) times.set(hearing, (times.get(hearing) ?? 0) + 1);
  for (const hearing of known) {
    if (!times.has(hearing)) found.push({ code: 'missing', hearing });
    else if (times.get(hearing)! > 1) found.push({ code: 'twice', hearing });
  }
  const judges = new Set(instance.judges.map(({ id }) => id));
  const rooms = new Set(instance.rooms.map(({ id }) => id));
  for (const { hearing, day, slot, judge, room } of placements) {
    const exists = instance.days[day] !== undefined && Number.isInteger(slot) && slot >= 0;
    if (!exists || !judges.has(judge) || !rooms.has(room)) found.push({ code: 'nowhere', hearing });
  }
  return found;
}

function checkGroup(group: readonly OpenHearing[], facts: Facts): Violation[] {
  const [first] = group;
  const places = group.map(({ id }) => facts.placed.get(id));
  if (!first || places.every((place) => !place)) return [];
  // What a person has decided is not checked: it can override a rule for a reason.
  if (group.some(({ fixed, current }) => fixed && current)) {
    return group.flatMap(({ id, current }, index) => {
      const place = places[index];
      const stays = place && current && place.day === current.day && place.slot === current.slot;
      const isSame = stays && place.judge === current.judge && place.room === current.room;
      return isSame
        ? []
        : [{ code: 'objection' as const, hearing: id, objection: { code: 'fixed' as const, hearing: id } }];
    });
  }
  const apart = findApart(group, places);
  if (apart) return [{ code: 'apart', hearing: apart }];
  const place = { ...places[0]!, members: unitMembers(group, places as Placement[]) };
  return objectionsTo(subjectOf(group, place), facts).map((objection) => ({
    ...{ code: 'objection' as const, hearing: first.id, objection },
  }));
}

/** The first hearing of a group that is not directly after the one before, in the same sitting, or with its members. */
function findApart(group: readonly OpenHearing[], places: readonly (Placement | undefined)[]): string | null {
  const [first] = places;
  let slot = first?.slot ?? 0;
  const memberOf = new Map<string, string>();
  for (const [index, { id, slots, pools }] of group.entries()) {
    const place = places[index];
    if (!first || !place) return id;
    const isWith = place.day === first.day && place.judge === first.judge && place.room === first.room;
    if (!isWith || place.sitting !== first.sitting || (first.sitting === null && place.slot !== slot)) return id;
    for (const [n, pool] of pools.entries()) {
      const member = place.members[n];
      if (first.sitting !== null) continue;
      if (member === undefined || (memberOf.get(pool) ?? member) !== member) return id;
      memberOf.set(pool, member);
    }
    slot += slots;
  }
  return null;
}

/** The members of all pools of a group, in the order in which its hearings name the pools. */
function unitMembers(group: readonly OpenHearing[], places: readonly Placement[]): string[] {
  const memberOf = new Map<string, string>();
  for (const [index, { pools }] of group.entries()) {
    for (const [n, pool] of pools.entries()) {
      const member = places[index]!.members[n];
      if (member !== undefined) memberOf.set(pool, member);
    }
  }
  return [...memberOf.values()];
}
