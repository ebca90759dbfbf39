import type { Instance, OpenHearing, Placement, Solution } from './Instance.ts';

/** The terms of the objective. */
export const terms = [
  'waiting',
  'lateness',
  'other_room',
  'moved',
  'overload',
  'uneven',
  'appearance_day',
  'unplaced',
] as const;
export type Term = (typeof terms)[number];
export type Costs = Record<Term, number>;

/** What a solution costs by term, from its placements alone. It shares no code with the search. */
export function costsOf(
  instance: Instance,
  { placements, unplaced }: Pick<Solution, 'placements' | 'unplaced'>,
): Costs {
  const { weights } = instance;
  const hearings = new Map(instance.hearings.map((one) => [one.id, one]));
  const costs = { ...noCosts };
  for (const id of unplaced) costs.unplaced += weights.unplaced * hearings.get(id)!.weight;
  for (const placement of placements) {
    const { weight, earliest, target, current, move_weight } = hearings.get(placement.hearing)!;
    costs.waiting += weight * weights.waiting * Math.max(0, placement.day - earliest);
    costs.lateness += weight * weights.lateness * Math.max(0, placement.day - target);
    if (current && !isSamePlace(current, placement)) costs.moved += weights.moved * move_weight;
  }
  costs.other_room = weights.other_room * roomChanges(instance, placements);
  addLoads(instance, hearings, placements, costs);
  costs.appearance_day = weights.appearance_day * furtherDays(instance, hearings, placements);
  return costs;
}

/** No cost of any term. */
export const noCosts = Object.fromEntries(terms.map((term) => [term, 0])) as Costs;

export function totalOf(costs: Costs): number {
  return terms.reduce((sum, term) => sum + costs[term], 0);
}

/** Whether two places are the same to those who attend: in a sitting, only the sitting matters. */
export function isSamePlace(one: Omit<Placement, 'hearing'>, other: Omit<Placement, 'hearing'>): boolean {
  if (one.sitting !== null || other.sitting !== null) return one.sitting === other.sitting;
  return one.day === other.day && one.slot === other.slot && one.judge === other.judge && one.room === other.room;
}

/** Hearings outside their judge’s home room; for a judge without one, the rooms of a day beyond the first. */
function roomChanges({ judges }: Instance, placements: readonly Placement[]): number {
  const homes = new Map(judges.map(({ id, home_room }) => [id, home_room]));
  const roomsOfDay = new Map<string, Set<string>>();
  let changes = 0;
  for (const { judge, room, day, sitting } of placements) {
    const home = homes.get(judge) ?? null;
    if (sitting !== null || home === room) continue;
    const rooms = roomsOfDay.get(`${judge} ${day}`) ?? new Set();
    roomsOfDay.set(`${judge} ${day}`, rooms);
    if (home !== null || (rooms.size > 0 && !rooms.has(room))) changes += 1;
    rooms.add(room);
  }
  return changes;
}

function addLoads(
  { weights, judges }: Instance,
  hearings: ReadonlyMap<string, OpenHearing>,
  placements: readonly Placement[],
  costs: Costs,
): void {
  const ofDay = new Map<string, number>();
  const ofJudge = new Map<string, number>();
  for (const { hearing, judge, day, sitting } of placements) {
    if (sitting !== null) continue;
    const { slots, usual } = hearings.get(hearing)!;
    const expected = usual?.by_judge.find((one) => one.judge === judge)?.slots ?? usual?.slots ?? slots;
    // Sixteenths of a slot.
    const load = Math.round(expected * 16) / 16;
    ofDay.set(`${judge} ${day}`, (ofDay.get(`${judge} ${day}`) ?? 0) + load);
    ofJudge.set(judge, (ofJudge.get(judge) ?? 0) + load);
  }
  for (const load of ofDay.values()) costs.overload += weights.overload * Math.max(0, load - weights.full_day);
  for (const { id, share } of judges) {
    if (share !== null) costs.uneven += weights.uneven * Math.max(0, (ofJudge.get(id) ?? 0) - share);
  }
}

/** Days on which attorneys and parties must come, beyond their first. */
function furtherDays(
  { people }: Instance,
  hearings: ReadonlyMap<string, OpenHearing>,
  placements: readonly Placement[],
): number {
  const days = new Map<string, Set<number>>();
  for (const { hearing, day } of placements) {
    for (const person of hearings.get(hearing)!.people) days.set(person, (days.get(person) ?? new Set()).add(day));
  }
  let further = 0;
  for (const { id, role } of people) {
    if (role === 'attorney' || role === 'party') further += Math.max(0, (days.get(id)?.size ?? 0) - 1);
  }
  return further;
}
