import { groupHearings } from './groupHearings.ts';
import type { Instance, OpenHearing } from './Instance.ts';
import { proveFeasible } from './proveFeasible.ts';
import { keepHearings, type Requirement, requirementsOf, waiveRequirement } from './Requirement.ts';

/** Requirements that cannot all be met. If it is minimal, the rest can be met as soon as any one of them is given up. */
export type Conflict = { requirements: readonly Requirement[]; isMinimal: boolean };

/** How many hearings around one that has no place are examined, in turn. */
const circles = [1, 4, 12, 40, 120];

/**
 * Why some hearings have no place: a smallest conflict in the sense that none of its requirements can be left out. Null if
 * no conflict is proven: then a place may exist that the search has not found.
 */
export function findConflict(instance: Instance, unplaced: string): Conflict | null {
  const related = relatedTo(instance, unplaced);
  for (const size of circles) {
    const kept = new Set(related.slice(0, size));
    const part = keepHearings(instance, (id) => kept.has(id));
    if (proveFeasible(part) === 'infeasible') return reduce(part);
    if (size >= related.length) return null;
  }
  return null;
}

/** Leaves out what is not needed for the conflict: hearings, many at a time, then requirements one by one. */
function reduce(instance: Instance): Conflict {
  let isMinimal = true;
  const isConflict = (part: Instance) => {
    const found = proveFeasible(part);
    if (found === 'unknown') isMinimal = false;
    return found === 'infeasible';
  };
  let part = instance;
  for (let share = 2; share <= part.hearings.length; share *= 2) {
    const size = Math.ceil(part.hearings.length / share);
    for (let from = 0; from < part.hearings.length; ) {
      const gone = new Set(part.hearings.slice(from, from + size).map(({ id }) => id));
      const less = keepHearings(part, (id) => !gone.has(id));
      if (isConflict(less)) part = less;
      else from += size;
    }
  }
  // Doubts about large parts do not matter: each requirement is tried again.
  isMinimal = true;
  const needed: Requirement[] = [];
  for (const { id } of part.hearings) {
    const less = waiveRequirement(part, { code: 'hearing', hearing: id });
    if (isConflict(less)) part = less;
    else needed.push({ code: 'hearing', hearing: id });
  }
  for (const requirement of requirementsOf(part)) {
    const less = waiveRequirement(part, requirement);
    if (isConflict(less)) part = less;
    else needed.push(requirement);
  }
  return { requirements: needed, isMinimal };
}

/** A hearing and all others, those first that compete with it or must be held in order or together with it. */
function relatedTo({ hearings }: Instance, id: string): string[] {
  const groups = groupHearings(hearings);
  const center = groups.find((group) => group.some((one) => one.id === id))!;
  const scored = groups.map((group) => ({ group, score: group === center ? 1e6 : closeness(center, group) }));
  scored.sort((one, other) => other.score - one.score);
  return scored.filter(({ score }) => score > 0).flatMap(({ group }) => group.map((one) => one.id));
}

function closeness(center: readonly OpenHearing[], group: readonly OpenHearing[]): number {
  let score = 0;
  for (const one of center) {
    for (const other of group) {
      if (one.after.includes(other.id) || other.after.includes(one.id)) score += 1000;
      if (other.people.some((person) => one.people.includes(person))) score += 20;
      if (other.pools.some((pool) => one.pools.includes(pool))) score += 20;
      const days = Math.min(one.latest, other.latest) - Math.max(one.earliest, other.earliest);
      if (days < 0) continue;
      const isSame = !one.judges || !other.judges || one.judges.some((judge) => other.judges!.includes(judge));
      if (isSame) score += other.judges?.length === 1 ? 10 : 5;
      // The shorter its window, the more it competes in the days of the first.
      score += 1 / (1 + other.latest - other.earliest);
    }
  }
  return score;
}
