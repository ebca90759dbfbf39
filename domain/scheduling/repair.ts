import { objectionsTo } from './constraints.ts';
import { costsOf, isSamePlace, totalOf } from './costs.ts';
import { arrangeFacts, subjectOf } from './Facts.ts';
import type { Instance, Placement } from './Instance.ts';
import { type SearchOptions, type SearchResult, search } from './search.ts';

/** A published hearing, and when people were notified of it (any order of dates or numbers). */
export type Published = Placement & { notified: string | number };

export type RepairResult = SearchResult & {
  /** The hearings whose place changes, the least recently notified first. */
  moves: readonly string[];
  /** The hearings that cannot stay where they are, whatever the others do: no repair has fewer moves. */
  displaced: readonly string[];
};

/** How many steps of recency are distinguished. */
const mostTiers = 16;

/**
 * Repairs a published timetable after the instance changed: a judge is away, a courtroom is closed. The fewest hearings
 * move; among as few moves, those that were notified most recently stay; among those, the court’s own weights decide.
 */
export function repair(
  instance: Instance,
  published: readonly Published[],
  options: Omit<SearchOptions, 'from'>,
): RepairResult {
  return repairResult(instance, published, search(weighMoves(instance, published), { ...options, from: published }));
}

/** What the search of a repair found, with the cost by the court’s own weights. */
export function repairResult(instance: Instance, published: readonly Published[], result: SearchResult): RepairResult {
  const placeOf = new Map(published.map((one) => [one.hearing, one]));
  const tierOf = tiers(published);
  const moves = result.placements
    .filter((one) => placeOf.has(one.hearing) && !isSamePlace(placeOf.get(one.hearing)!, one))
    .map(({ hearing }) => hearing)
    .sort((one, other) => (tierOf.get(one) ?? 0) - (tierOf.get(other) ?? 0));
  const cost = totalOf(costsOf(instance, result));
  return { ...result, cost, moves, displaced: findDisplaced(instance, published) };
}

/** The recency of each hearing's notice, from 0. */
function tiers(published: readonly Published[]): Map<string, number> {
  const values = [...new Set(published.map(({ notified }) => notified))].sort((a, b) => (a < b ? -1 : 1));
  const tierOf = (value: string | number) =>
    values.length <= mostTiers
      ? values.indexOf(value)
      : Math.floor((values.indexOf(value) * mostTiers) / values.length);
  return new Map(published.map(({ hearing, notified }) => [hearing, tierOf(notified)]));
}

/** The instance with weights in an order in which no sum of a lesser kind outweighs one of a greater kind. */
export function weighMoves(instance: Instance, published: readonly Published[]): Instance {
  const placeOf = new Map(published.map((one) => [one.hearing, one]));
  const tierOf = tiers(published);
  const { weights, days, people, hearings } = instance;
  const count = Math.max(1, hearings.length);
  let others = weights.appearance_day * people.length * days.length + weights.other_room * count;
  for (const { weight, slots, usual } of hearings) {
    others += weight * days.length * (weights.waiting + weights.lateness);
    const most = Math.max(slots, usual?.slots ?? 0, ...(usual?.by_judge.map((one) => one.slots) ?? []));
    others += most * (weights.overload + weights.uneven);
  }
  const recency = 1 / (mostTiers * count);
  const moved = Math.ceil((others + 1) / recency);
  const least = Math.min(...hearings.map(({ weight }) => weight).filter((weight) => weight > 0), 1);
  return {
    ...instance,
    hearings: hearings.map((hearing) => ({
      ...hearing,
      weight: hearing.weight > 0 ? hearing.weight : least,
      current: placeOf.get(hearing.id) ?? null,
      move_weight: 1 + (tierOf.get(hearing.id) ?? 0) * recency,
    })),
    weights: { ...weights, moved, unplaced: Math.ceil((2 * moved * count) / least) },
  };
}

/** The hearings to whose places something other than hearings objects. */
function findDisplaced(instance: Instance, published: readonly Published[]): string[] {
  const facts = arrangeFacts(instance, published);
  return facts.groups.flatMap((group) => {
    const place = facts.placed.get(group[0]!.id);
    if (!place || group.some(({ fixed, current }) => fixed && current)) return [];
    const objections = objectionsTo(subjectOf(group, place), facts);
    const isDisplaced = objections.some(({ code }) => !['taken', 'follows', 'precedes', 'no_member'].includes(code));
    return isDisplaced ? group.map(({ id }) => id) : [];
  });
}
