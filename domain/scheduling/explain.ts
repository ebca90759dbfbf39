import { objectionsTo } from './constraints.ts';
import { type Costs, costsOf, type Term, terms, totalOf } from './costs.ts';
import { arrangeFacts, type Facts, membersOf, slotsOf, subjectOf } from './Facts.ts';
import { joined } from './groupHearings.ts';
import type { Instance, OpenHearing, Place, Placement, Solution } from './Instance.ts';
import type { Objection } from './Objection.ts';

/** A time with a judge in a courtroom; members of pools are chosen. */
export type Slot = { day: number; slot: number; judge: string; room: string; sitting: string | null };

/** Why a hearing is not at a slot: what objects, or, if nothing does, what it would cost more there, by term. */
export type WhyNot = { at: Slot; objections: readonly Objection[]; difference: number; terms: Costs };

/** Why a hearing is where it is: what it costs there, by term, and what prevents each day that would cost less. */
export type Why = { at: Placement; cost: number; terms: Costs; cheaper: readonly WhyNot[] };

/** Explains the places of a solution. */
export class Explanation {
  private readonly instance: Instance;
  private readonly solution: Pick<Solution, 'placements' | 'unplaced'>;
  private readonly facts: Facts;
  private readonly costs: Costs;

  constructor(instance: Instance, solution: Pick<Solution, 'placements' | 'unplaced'>) {
    this.instance = instance;
    this.solution = solution;
    this.facts = arrangeFacts(instance, solution.placements);
    this.costs = costsOf(instance, solution);
  }

  /** Why a hearing, with those that are heard together with it, is not at another slot. */
  whyNot(hearing: string, at: Slot): WhyNot {
    const group = this.facts.groupOf.get(hearing)!;
    const place = { ...at, members: at.sitting === null ? chooseMembers(group, at, this.facts) : [] };
    const objections = objectionsTo(subjectOf(group, place), this.facts);
    const moved = costsOf(this.instance, this.moved(group, place));
    const differences = differenceOf(moved, this.costs);
    return { at, objections, difference: totalOf(differences), terms: differences };
  }

  /** Why a hearing is where it is; null if it has no place. At most `most` cheaper days are examined, the latest first. */
  why(hearing: string, most = 10): Why | null {
    const at = this.facts.placed.get(hearing);
    if (!at) return null;
    const group = this.facts.groupOf.get(hearing)!;
    const ids = new Set(group.map(({ id }) => id));
    const without = costsOf(this.instance, {
      placements: this.solution.placements.filter((one) => !ids.has(one.hearing)),
      unplaced: this.solution.unplaced,
    });
    const added = differenceOf(this.costs, without);
    const cheaper: WhyNot[] = [];
    const first = Math.max(0, ...group.map(({ earliest }) => earliest));
    for (let day = at.day - 1; day >= first && cheaper.length < most; day--) {
      const best = this.leastContested(group, day);
      if (best) cheaper.push(this.whyNot(hearing, best));
    }
    return { at, cost: totalOf(added), terms: added, cheaper };
  }

  /** Why a hearing is not at the slot of a day to which the least objects; null if no judge may hear it. */
  whyNotOn(hearing: string, day: number): WhyNot | null {
    const best = this.leastContested(this.facts.groupOf.get(hearing)!, day);
    return best && this.whyNot(hearing, best);
  }

  /** The slot of a day to which the least objects. */
  private leastContested(group: readonly OpenHearing[], day: number): Slot | null {
    const { judges, days, rooms } = this.instance;
    const slots = slotsOf(group, null);
    const needed = joined(group, ({ features }) => features);
    const fitting = rooms.filter(({ features }) => needed.every((one) => features.includes(one)));
    let best: Slot | null = null;
    let fewest = Number.POSITIVE_INFINITY;
    for (const { id: judge, home_room } of judges) {
      if (!group.every((hearing) => mayHear(hearing, judge, this.facts))) continue;
      const home = fitting.find(({ id }) => id === home_room);
      for (const { id: room } of home ? [home] : fitting) {
        for (let slot = 0; slot + slots <= days[day]!.slots; slot++) {
          const at = { day, slot, judge, room, sitting: null };
          const place = { ...at, members: chooseMembers(group, at, this.facts) };
          const count = objectionsTo(subjectOf(group, place), this.facts).length;
          if (count >= fewest) continue;
          best = at;
          fewest = count;
          if (count === 0) return best;
        }
      }
    }
    return best;
  }

  private moved(group: readonly OpenHearing[], place: Place): Pick<Solution, 'placements' | 'unplaced'> {
    const ids = new Set(group.map(({ id }) => id));
    return {
      placements: [
        ...this.solution.placements.filter(({ hearing }) => !ids.has(hearing)),
        ...placementsAt(group, place),
      ],
      unplaced: this.solution.unplaced.filter((id) => !ids.has(id)),
    };
  }
}

/** The placements of hearings that are held together, the first at a place. */
export function placementsAt(group: readonly OpenHearing[], place: Place): Placement[] {
  const needed = joined(group, ({ pools }) => pools);
  let { slot } = place;
  return group.map((hearing) => {
    const members = place.sitting === null ? hearing.pools.map((pool) => place.members[needed.indexOf(pool)]!) : [];
    const placement = { ...place, hearing: hearing.id, slot, members };
    if (place.sitting === null) slot += hearing.slots;
    return placement;
  });
}

function mayHear({ judges, qualifications, disqualified }: OpenHearing, judge: string, facts: Facts): boolean {
  const has = facts.judges.get(judge)!.qualifications;
  const isAssigned = judges === null || judges.includes(judge);
  return isAssigned && qualifications.every((one) => has.includes(one)) && !disqualified.includes(judge);
}

function differenceOf(one: Costs, other: Costs): Costs {
  return Object.fromEntries(terms.map((term): [Term, number] => [term, one[term] - other[term]])) as Costs;
}

/** A free member of each pool, as far as there are any: no one twice. */
function chooseMembers(group: readonly OpenHearing[], at: Slot, facts: Facts): string[] {
  const chosen: string[] = [];
  const ids = new Set(group.map(({ id }) => id));
  const to = at.slot + slotsOf(group, null);
  const attending = new Set(joined(group, ({ people }) => people));
  const isFree = (id: string) =>
    !attending.has(id) &&
    !facts.awayOf({ kind: 'person', id }).some((one) => one.day === at.day && one.from < to && at.slot < one.to) &&
    !(facts.bookings.get(`person ${id} ${at.day}`) ?? []).some(
      (one) => one.from < to && at.slot < one.to && !ids.has(one.by),
    );
  const pools = joined(group, (hearing) => hearing.pools).map((pool) => membersOf(facts.instance, pool));
  const assigned = assign(pools.map((members) => members.filter(isFree)));
  for (const [index, members] of pools.entries()) {
    chosen.push(assigned?.[index] ?? members.find((one) => !chosen.includes(one)) ?? '');
  }
  return chosen;
}

/** One of each list, no one twice; null if that is impossible. */
function assign(lists: readonly (readonly string[])[], taken: readonly string[] = []): string[] | null {
  const [first, ...rest] = lists;
  if (!first) return [];
  for (const one of first) {
    if (taken.includes(one)) continue;
    const others = assign(rest, [...taken, one]);
    if (others) return [one, ...others];
  }
  return null;
}
