import type { Instance, OpenHearing, Placement, Solution } from './Instance.ts';

/** A rule that a solution breaks, with the hearings concerned. */
export type Violation = { code: ViolationCode; hearings: readonly string[] };
export type ViolationCode =
  | 'unknown'
  | 'twice'
  | 'missing'
  | 'window'
  | 'outside_day'
  | 'judge'
  | 'room'
  | 'members'
  | 'away'
  | 'judge_twice'
  | 'room_twice'
  | 'person_twice'
  | 'order'
  | 'sitting'
  | 'fixed'
  | 'cost';

/**
 * Checks a solution against its instance, and computes its cost again. It shares no code with the search, so that an
 * error of the search is found here. Empty if the solution keeps every rule.
 */
export function checkSolution(instance: Instance, solution: Solution): Violation[] {
  const found: Violation[] = [];
  const object = (code: ViolationCode, ...hearings: string[]) => void found.push({ code, hearings });
  const hearings = new Map(instance.hearings.map((one) => [one.id, one]));
  const placed = new Map<string, Placement>();
  for (const placement of solution.placements) {
    if (!hearings.has(placement.hearing)) object('unknown', placement.hearing);
    else if (placed.has(placement.hearing)) object('twice', placement.hearing);
    else placed.set(placement.hearing, placement);
  }
  for (const { id } of instance.hearings) {
    if (placed.has(id) === solution.unplaced.includes(id)) object('missing', id);
  }
  for (const [id, placement] of placed) checkOne(instance, hearings.get(id)!, placement, (code) => object(code, id));
  checkPairs(instance, hearings, placed, object);
  checkSittings(instance, placed, object);
  if (Math.abs(costOfSolution(instance, solution) - solution.cost) > 1e-6 * Math.max(1, solution.cost)) object('cost');
  return found;
}

function checkOne(
  { days, judges, rooms, people, pools, sittings }: Instance,
  hearing: OpenHearing,
  { day, slot, judge, room, members, sitting }: Placement,
  object: (code: ViolationCode) => void,
): void {
  const to = slot + hearing.slots;
  if (day < hearing.earliest || day > hearing.latest) object('window');
  const length = days[day]?.slots ?? 0;
  if (slot < 0 || to > length) object('outside_day');
  if (!hearing.judges.includes(judge)) object('judge');
  const at = rooms.find(({ id }) => id === room);
  if (!at || (sitting === null && !hearing.features.every((feature) => at.features.includes(feature)))) object('room');
  const isAway = (away: readonly { day: number; from: number; to: number }[]) =>
    away.some((one) => one.day === day && one.from < to && slot < one.to);
  const fitting = hearing.pools.map((id) => pools.find((pool) => pool.id === id)?.members ?? []);
  const fits = members.length === fitting.length && members.every((member, index) => fitting[index]!.includes(member));
  if (!fits || new Set(members).size < members.length) object('members');
  if (hearing.fixed && hearing.current) {
    const { current } = hearing;
    const stays = current.day === day && current.slot === slot && current.judge === judge && current.room === room;
    if (!stays) object('fixed');
  }
  if (sitting !== null) {
    const call = sittings.find(({ id }) => id === sitting);
    const isIn = call && call.judge === judge && call.room === room && call.day === day;
    if (!isIn || slot < call.slot || to > call.slot + call.slots || !call.types.includes(hearing.type))
      object('sitting');
    return;
  }
  const attending = [...hearing.people, ...members].map((id) => people.find((one) => one.id === id)!);
  const booked = [judges.find(({ id }) => id === judge)!, at, ...attending];
  if (booked.some((one) => one && isAway(one.away))) object('away');
  const inSitting = sittings.some(
    (one) =>
      (one.judge === judge || one.room === room) && one.day === day && one.slot < to && slot < one.slot + one.slots,
  );
  if (inSitting) object('away');
}

function checkPairs(
  instance: Instance,
  hearings: ReadonlyMap<string, OpenHearing>,
  placed: ReadonlyMap<string, Placement>,
  object: (code: ViolationCode, ...ids: string[]) => void,
): void {
  const byDay = new Map<number, Placement[]>();
  for (const placement of placed.values()) {
    if (placement.sitting === null) byDay.set(placement.day, [...(byDay.get(placement.day) ?? []), placement]);
  }
  for (const onDay of byDay.values()) {
    for (const [index, one] of onDay.entries()) {
      for (const other of onDay.slice(index + 1)) {
        const [first, second] = [hearings.get(one.hearing)!, hearings.get(other.hearing)!];
        if (one.slot >= other.slot + second.slots || other.slot >= one.slot + first.slots) continue;
        if (one.judge === other.judge) object('judge_twice', one.hearing, other.hearing);
        if (one.room === other.room) object('room_twice', one.hearing, other.hearing);
        const attending = new Set([...first.people, ...one.members]);
        if ([...second.people, ...other.members].some((person) => attending.has(person)))
          object('person_twice', one.hearing, other.hearing);
      }
    }
  }
  for (const { id, after } of instance.hearings) {
    const place = placed.get(id);
    for (const preceding of after) {
      const other = placed.get(preceding);
      if (!place || !other) continue;
      const ends = other.slot + hearings.get(preceding)!.slots;
      if (place.day < other.day || (place.day === other.day && place.slot < ends)) object('order', preceding, id);
    }
  }
}

function checkSittings(
  { sittings }: Instance,
  placed: ReadonlyMap<string, Placement>,
  object: (code: ViolationCode, ...ids: string[]) => void,
): void {
  for (const { id, capacity } of sittings) {
    const called = [...placed.values()].filter(({ sitting }) => sitting === id).map(({ hearing }) => hearing);
    if (called.length > capacity) object('sitting', ...called);
  }
}

/** The cost of a solution, from its placements alone. */
export function costOfSolution(
  instance: Instance,
  { placements, unplaced }: Pick<Solution, 'placements' | 'unplaced'>,
) {
  const { weights } = instance;
  const hearings = new Map(instance.hearings.map((one) => [one.id, one]));
  const homes = new Map(instance.judges.map(({ id, home_room }) => [id, home_room]));
  const load = new Map<string, number>();
  const days = new Map<string, Set<number>>();
  let cost = 0;
  for (const id of unplaced) cost += weights.unplaced * hearings.get(id)!.weight;
  for (const { hearing, day, slot, judge, room, members, sitting } of placements) {
    const { weight, earliest, target, current, slots, people } = hearings.get(hearing)!;
    cost += weight * (weights.waiting * Math.max(0, day - earliest) + weights.lateness * Math.max(0, day - target));
    const home = homes.get(judge);
    if (home !== null && home !== room) cost += weights.other_room;
    const stays = current?.day === day && current.slot === slot && current.judge === judge && current.room === room;
    if (current && !stays) cost += weights.moved;
    if (sitting === null) load.set(`${judge} ${day}`, (load.get(`${judge} ${day}`) ?? 0) + slots);
    for (const person of [...people, ...members]) days.set(person, (days.get(person) ?? new Set()).add(day));
  }
  for (const slots of load.values()) cost += weights.overload * Math.max(0, slots - weights.full_day);
  for (const onDays of days.values()) cost += weights.appearance_day * (onDays.size - 1);
  return cost;
}
