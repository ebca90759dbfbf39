import { groupHearings } from '#domain/scheduling/groupHearings';
import type { Instance, OpenHearing, Place } from '#domain/scheduling/Instance';

/** What is wrong with an instance, and where: a path such as `hearings[3].judges`. */
export type Fault = { at: string; problem: string };

/** The faults of an instance of the right form: IDs that do not exist, days out of range, circular orders. */
export function findFaults(instance: Instance): Fault[] {
  const ids = {
    judge: idsOf(instance.judges),
    room: idsOf(instance.rooms),
    person: idsOf(instance.people),
    pool: idsOf(instance.pools),
    sitting: idsOf(instance.sittings),
    hearing: idsOf(instance.hearings),
  };
  return [
    ...(['judges', 'rooms', 'people', 'pools', 'sittings', 'hearings'] as const).flatMap((name) =>
      twice(name, instance[name]),
    ),
    ...faultsOfTimes(instance),
    ...faultsOfNames(instance, ids),
    ...instance.hearings.flatMap((hearing, index) => faultsOfHearing(hearing, `hearings[${index}]`, instance, ids)),
    ...faultsOfLinks(instance.hearings),
  ];
}

type Ids = Record<'judge' | 'room' | 'person' | 'pool' | 'sitting' | 'hearing', ReadonlySet<string>>;

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

function twice(name: string, list: readonly { id: string }[]): Fault[] {
  const known = new Set<string>();
  return list.flatMap(({ id }, index) => {
    if (known.has(id)) return [{ at: `${name}[${index}].id`, problem: `“${id}” is used twice` }];
    known.add(id);
    return [];
  });
}

function unknown(at: string, kind: keyof Ids, list: readonly string[], ids: Ids): Fault[] {
  return list.filter((id) => !ids[kind].has(id)).map((id) => ({ at, problem: `no ${kind} has the ID “${id}”` }));
}

function faultsOfTimes({ days, judges, rooms, people, sittings }: Instance): Fault[] {
  const faults: Fault[] = [];
  const check = (at: string, { day, from, to }: { day: number; from: number; to: number }) => {
    if (!days[day]) faults.push({ at, problem: `there is no day ${day}` });
    else if (from >= to || to > 64) faults.push({ at, problem: `${from} to ${to} are no slots` });
  };
  for (const [day, { closed }] of days.entries()) {
    for (const [n, { from, to }] of closed.entries()) check(`days[${day}].closed[${n}]`, { day, from, to });
  }
  for (const [name, list] of Object.entries({ judges, rooms, people })) {
    for (const [index, { away }] of list.entries()) {
      for (const [n, one] of away.entries()) check(`${name}[${index}].away[${n}]`, one);
    }
  }
  for (const [index, { duty }] of judges.entries()) {
    for (const [n, one] of duty.entries()) check(`judges[${index}].duty[${n}]`, one);
  }
  for (const [index, { day, slot, slots }] of sittings.entries()) {
    check(`sittings[${index}]`, { day, from: slot, to: slot + slots });
  }
  return faults;
}

function faultsOfNames({ judges, pools, sittings }: Instance, ids: Ids): Fault[] {
  return [
    ...judges.flatMap(({ home_room }, index) =>
      home_room === null ? [] : unknown(`judges[${index}].home_room`, 'room', [home_room], ids),
    ),
    ...pools.flatMap(({ members }, index) => unknown(`pools[${index}].members`, 'person', members, ids)),
    ...sittings.flatMap(({ judge, room }, index) => [
      ...unknown(`sittings[${index}].judge`, 'judge', [judge], ids),
      ...unknown(`sittings[${index}].room`, 'room', [room], ids),
    ]),
  ];
}

function faultsOfHearing(hearing: OpenHearing, at: string, { days }: Instance, ids: Ids): Fault[] {
  const faults = [
    ...unknown(`${at}.judges`, 'judge', hearing.judges ?? [], ids),
    ...unknown(`${at}.disqualified`, 'judge', hearing.disqualified, ids),
    ...unknown(`${at}.usual`, 'judge', hearing.usual?.by_judge.map(({ judge }) => judge) ?? [], ids),
    ...unknown(`${at}.people`, 'person', hearing.people, ids),
    ...unknown(`${at}.pools`, 'pool', hearing.pools, ids),
    ...unknown(`${at}.after`, 'hearing', hearing.after, ids),
    ...(hearing.current ? faultsOfPlace(hearing.current, hearing, `${at}.current`, days, ids) : []),
  ];
  for (const list of ['people', 'pools', 'after'] as const) {
    if (new Set(hearing[list]).size < hearing[list].length) {
      faults.push({ at: `${at}.${list}`, problem: 'an ID is named twice' });
    }
  }
  if (hearing.fixed && !hearing.current) faults.push({ at: `${at}.fixed`, problem: 'a fixed hearing needs a place' });
  return faults;
}

function faultsOfPlace(place: Place, { slots }: OpenHearing, at: string, days: Instance['days'], ids: Ids): Fault[] {
  const { day, slot, judge, room, members, sitting } = place;
  return [
    ...unknown(`${at}.judge`, 'judge', [judge], ids),
    ...unknown(`${at}.room`, 'room', [room], ids),
    ...unknown(`${at}.members`, 'person', members, ids),
    ...unknown(`${at}.sitting`, 'sitting', sitting === null ? [] : [sitting], ids),
    ...(days[day] ? [] : [{ at, problem: `there is no day ${day}` }]),
    ...(slot + slots > 64 ? [{ at, problem: `it ends after slot 64` }] : []),
  ];
}

/** Orders in a circle, and groups that are partly fixed or longer than a day. */
function faultsOfLinks(hearings: readonly OpenHearing[]): Fault[] {
  const groups = groupHearings(hearings);
  const groupOf = new Map(groups.flatMap((group, index) => group.map(({ id }) => [id, index] as const)));
  const faults: Fault[] = [];
  for (const group of groups) {
    const fixed = group.filter((one) => one.fixed).length;
    const at = `hearings “${group.map(({ id }) => id).join('”, “')}”`;
    if (fixed > 0 && fixed < group.length) faults.push({ at, problem: 'are heard together, but only some are fixed' });
    if (group.reduce((sum, { slots }) => sum + slots, 0) > 64) faults.push({ at, problem: 'take more than 64 slots' });
  }
  const preceding = groups.map((group, index) =>
    group.flatMap(({ after }) => after.flatMap((id) => groupOf.get(id) ?? [])).filter((other) => other !== index),
  );
  const left = new Set(groups.keys());
  for (let removed = true; removed; ) {
    const free = [...left].filter((index) => preceding[index]!.every((other) => !left.has(other)));
    for (const index of free) left.delete(index);
    removed = free.length > 0;
  }
  if (left.size > 0) {
    const names = [...left].slice(0, 5).map((index) => `“${groups[index]![0]!.id}”`);
    faults.push({ at: 'hearings', problem: `each of ${names.join(', ')} is after another in a circle` });
  }
  return faults;
}
