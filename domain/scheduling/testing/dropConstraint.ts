import type { Instance, OpenHearing, Placement } from '../Instance.ts';
import type { Objection } from '../Objection.ts';

type Calendar = { instance: Instance; placements: readonly Placement[] };

/**
 * An instance and its placements without what an objection names: the hearing that is in the way has no place, the
 * absence or the closure does not exist, the requirement is waived. A slot is feasible if all that objects is dropped.
 */
export function dropConstraint({ instance, placements }: Calendar, objection: Objection): Calendar {
  switch (objection.code) {
    case 'taken':
    case 'follows':
    case 'precedes':
      return { instance, placements: without(instance, placements, objection.by) };
    case 'sitting_held':
      return {
        instance: { ...instance, sittings: instance.sittings.filter(({ id }) => id !== objection.sitting) },
        placements: placements.filter(({ sitting }) => sitting !== objection.sitting),
      };
    default:
      return { instance: dropFromInstance(instance, objection), placements };
  }
}

type Lasting = Exclude<Objection, { code: 'taken' | 'follows' | 'precedes' | 'sitting_held' }>;

function dropFromInstance(instance: Instance, objection: Lasting): Instance {
  switch (objection.code) {
    case 'past':
      return { ...instance, first_slot: 0 };
    case 'closed':
      return changeDay(instance, objection.day, (day) => ({
        ...day,
        closed: day.closed.filter(({ from, to }) => from !== objection.from || to !== objection.to),
      }));
    case 'outside_day':
      return changeDay(instance, objection.day, (day) => ({ ...day, slots: Math.max(day.slots, objection.to) }));
    case 'away':
      return dropAbsence(instance, objection);
    case 'no_member':
    case 'not_in_sitting':
      return {
        ...instance,
        hearings: instance.hearings.map((one) => ({
          ...one,
          pools: one.pools.filter((pool) => pool !== objection.pool),
        })),
      };
    case 'sitting_full':
    case 'not_of_sitting':
    case 'outside_sitting':
      return widenSitting(instance, objection);
    default:
      return changeHearing(instance, objection.hearing, (hearing) => waive(hearing, instance, objection));
  }
}

type OfHearing = Extract<Lasting, { hearing: string }>;

/** A hearing without one of its requirements. */
function waive(hearing: OpenHearing, { days, judges }: Instance, objection: OfHearing): OpenHearing {
  const rest = (list: readonly string[], value: string) => list.filter((one) => one !== value);
  switch (objection.code) {
    case 'too_early':
      return { ...hearing, earliest: 0 };
    case 'too_late':
      return { ...hearing, latest: days.length - 1 };
    case 'not_assigned':
      return { ...hearing, judges: hearing.judges && judges.map(({ id }) => id) };
    case 'not_qualified':
      return { ...hearing, qualifications: rest(hearing.qualifications, objection.qualification) };
    case 'disqualified':
      return { ...hearing, disqualified: rest(hearing.disqualified, objection.judge) };
    case 'room_lacks':
      return { ...hearing, features: rest(hearing.features, objection.feature) };
    case 'fixed':
      return { ...hearing, fixed: false };
  }
}

function dropAbsence(instance: Instance, { kind, id, day, from, to }: Extract<Objection, { code: 'away' }>): Instance {
  const drop = <T extends { id: string; away: Instance['rooms'][number]['away'] }>(list: readonly T[]): T[] =>
    list.map((one) =>
      one.id === id
        ? { ...one, away: one.away.filter((away) => away.day !== day || away.from !== from || away.to !== to) }
        : one,
    );
  if (kind === 'judge') return { ...instance, judges: drop(instance.judges) };
  return kind === 'room'
    ? { ...instance, rooms: drop(instance.rooms) }
    : { ...instance, people: drop(instance.people) };
}

type OfSitting = Extract<Objection, { code: 'sitting_full' | 'not_of_sitting' | 'outside_sitting' }>;

function widenSitting(instance: Instance, objection: OfSitting): Instance {
  const types = [...new Set(instance.hearings.map(({ type }) => type))];
  return {
    ...instance,
    sittings: instance.sittings.map((one) => {
      if (one.id !== objection.sitting) return one;
      if (objection.code === 'sitting_full') return { ...one, capacity: instance.hearings.length };
      return objection.code === 'outside_sitting' ? { ...one, slots: objection.slots } : { ...one, types };
    }),
  };
}

function changeDay(
  instance: Instance,
  day: number,
  change: (day: Instance['days'][number]) => Instance['days'][number],
) {
  return { ...instance, days: instance.days.map((one, index) => (index === day ? change(one) : one)) };
}

function changeHearing(instance: Instance, id: string, change: (hearing: OpenHearing) => OpenHearing): Instance {
  return { ...instance, hearings: instance.hearings.map((one) => (one.id === id ? change(one) : one)) };
}

/** The placements without a hearing and those that are heard together with it. */
function without({ hearings }: Instance, placements: readonly Placement[], id: string): Placement[] {
  const group = hearings.find((one) => one.id === id)?.together ?? null;
  const gone = new Set(
    hearings.filter((one) => one.id === id || (group !== null && one.together === group)).map((one) => one.id),
  );
  return placements.filter(({ hearing }) => !gone.has(hearing));
}
