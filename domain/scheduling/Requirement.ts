import type { Away, Instance, OpenHearing } from './Instance.ts';

/** A part of an instance that can be in conflict with others, and that a court could give up. */
export type Requirement =
  | { code: 'hearing'; hearing: string }
  | { code: 'too_early'; hearing: string; day: number; authority: string | null }
  | { code: 'too_late'; hearing: string; day: number; authority: string | null }
  | { code: 'assigned'; hearing: string; judges: readonly string[] }
  | { code: 'qualification'; hearing: string; qualification: string }
  | { code: 'disqualified'; hearing: string; judge: string }
  | { code: 'feature'; hearing: string; feature: string }
  | { code: 'person'; hearing: string; person: string }
  | { code: 'pool'; hearing: string; pool: string }
  | { code: 'order'; hearing: string; after: string }
  | { code: 'together'; group: string }
  | { code: 'away'; kind: 'judge' | 'room' | 'person'; id: string; reason: string }
  | { code: 'closed'; reason: string }
  | { code: 'sitting'; sitting: string };

/** All requirements of an instance, those of the hearings last. */
export function requirementsOf(instance: Instance): Requirement[] {
  const { days, sittings, hearings } = instance;
  const reasons = new Set(days.flatMap(({ closed }) => closed.map(({ reason }) => reason)));
  const groups = new Set(hearings.flatMap(({ together }) => together ?? []));
  return [
    ...[...reasons].map((reason): Requirement => ({ code: 'closed', reason })),
    ...(['judge', 'room', 'person'] as const).flatMap((kind) =>
      listOf(instance, kind).flatMap(({ id, away }) =>
        [...new Set(away.map(({ reason }) => reason))].map(
          (reason): Requirement => ({ code: 'away', kind, id, reason }),
        ),
      ),
    ),
    ...sittings.map(({ id }): Requirement => ({ code: 'sitting', sitting: id })),
    ...[...groups].map((group): Requirement => ({ code: 'together', group })),
    ...hearings.flatMap((hearing) => ofHearing(hearing, days.length)),
  ];
}

function ofHearing(hearing: OpenHearing, days: number): Requirement[] {
  const { id, earliest, latest, earliest_authority, latest_authority, judges, fixed } = hearing;
  if (fixed) return [];
  const found: Requirement[] = [];
  if (earliest > 0) found.push({ code: 'too_early', hearing: id, day: earliest, authority: earliest_authority });
  if (latest < days - 1) found.push({ code: 'too_late', hearing: id, day: latest, authority: latest_authority });
  if (judges) found.push({ code: 'assigned', hearing: id, judges });
  for (const qualification of hearing.qualifications) found.push({ code: 'qualification', hearing: id, qualification });
  for (const judge of hearing.disqualified) found.push({ code: 'disqualified', hearing: id, judge });
  for (const feature of hearing.features) found.push({ code: 'feature', hearing: id, feature });
  for (const person of hearing.people) found.push({ code: 'person', hearing: id, person });
  for (const pool of hearing.pools) found.push({ code: 'pool', hearing: id, pool });
  for (const after of hearing.after) found.push({ code: 'order', hearing: id, after });
  return found;
}

function listOf({ judges, rooms, people }: Instance, kind: 'judge' | 'room' | 'person') {
  return kind === 'judge' ? judges : kind === 'room' ? rooms : people;
}

/** The instance without a requirement. */
export function waiveRequirement(instance: Instance, requirement: Requirement): Instance {
  switch (requirement.code) {
    case 'hearing':
      return keepHearings(instance, (id) => id !== requirement.hearing);
    case 'closed':
      return {
        ...instance,
        days: instance.days.map((day) => ({
          ...day,
          closed: day.closed.filter(({ reason }) => reason !== requirement.reason),
        })),
      };
    case 'sitting':
      return { ...instance, sittings: instance.sittings.filter(({ id }) => id !== requirement.sitting) };
    case 'away':
      return waiveAbsence(instance, requirement);
    case 'together':
      return {
        ...instance,
        hearings: instance.hearings.map((one) =>
          one.together === requirement.group ? { ...one, together: null } : one,
        ),
      };
    default:
      return {
        ...instance,
        hearings: instance.hearings.map((one) =>
          one.id === requirement.hearing ? waiveOf(one, requirement, instance) : one,
        ),
      };
  }
}

/** The instance with some of its hearings. */
export function keepHearings(instance: Instance, isKept: (id: string) => boolean): Instance {
  const hearings = instance.hearings
    .filter(({ id }) => isKept(id))
    .map((one) => (one.after.every(isKept) ? one : { ...one, after: one.after.filter(isKept) }));
  return { ...instance, hearings };
}

type OfHearing = Exclude<Requirement, { code: 'hearing' | 'closed' | 'sitting' | 'away' | 'together' }>;

function waiveOf(hearing: OpenHearing, requirement: OfHearing, { days }: Instance): OpenHearing {
  const rest = (list: readonly string[], value: string) => list.filter((one) => one !== value);
  switch (requirement.code) {
    case 'too_early':
      return { ...hearing, earliest: 0 };
    case 'too_late':
      return { ...hearing, latest: days.length - 1 };
    case 'assigned':
      return { ...hearing, judges: null };
    case 'qualification':
      return { ...hearing, qualifications: rest(hearing.qualifications, requirement.qualification) };
    case 'disqualified':
      return { ...hearing, disqualified: rest(hearing.disqualified, requirement.judge) };
    case 'feature':
      return { ...hearing, features: rest(hearing.features, requirement.feature) };
    case 'person':
      return { ...hearing, people: rest(hearing.people, requirement.person) };
    case 'pool':
      return { ...hearing, pools: rest(hearing.pools, requirement.pool) };
    case 'order':
      return { ...hearing, after: rest(hearing.after, requirement.after) };
  }
}

function waiveAbsence(instance: Instance, { kind, id, reason }: Extract<Requirement, { code: 'away' }>): Instance {
  const drop = <T extends { id: string; away: readonly Away[] }>(list: readonly T[]) =>
    list.map((one) => (one.id === id ? { ...one, away: one.away.filter((away) => away.reason !== reason) } : one));
  if (kind === 'judge') return { ...instance, judges: drop(instance.judges) };
  return kind === 'room'
    ? { ...instance, rooms: drop(instance.rooms) }
    : { ...instance, people: drop(instance.people) };
}
