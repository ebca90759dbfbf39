import type { Span } from '#domain/hearings/availability';
import { objectionsTo } from '../constraints.ts';
import { arrangeFacts, subjectOf } from '../Facts.ts';
import type { Instance, Placement } from '../Instance.ts';
import type { SlotGrid } from './slotGrid.ts';

/** Time in which a judge, a courtroom, a person, or, without any of them, the court is not available. */
export type Disturbance = {
  spans: readonly Span[];
  judge_id?: string | undefined;
  courtroom_id?: string | undefined;
  /** People of the instance. */
  people?: readonly string[] | undefined;
};

/** The instance in which the time is not available. */
export function disturb(instance: Instance, grid: SlotGrid, cause: Disturbance): Instance {
  const { spans, judge_id, courtroom_id, people } = cause;
  const stretches = spans.flatMap((span) => grid.stretchesOf(span)).map((one) => ({ ...one, reason: 'disturbed' }));
  const without = <Kept extends { id: string; away: Instance['rooms'][number]['away'] }>(
    of: readonly Kept[],
    ids: readonly string[],
  ) => of.map((one) => (ids.includes(one.id) ? { ...one, away: [...one.away, ...stretches] } : one));
  if (judge_id) return { ...instance, judges: without(instance.judges, [judge_id]) };
  if (courtroom_id) return { ...instance, rooms: without(instance.rooms, [courtroom_id]) };
  if (people) return { ...instance, people: without(instance.people, people) };
  return {
    ...instance,
    days: instance.days.map((day, index) => ({
      ...day,
      closed: [...day.closed, ...stretches.filter((one) => one.day === index)],
    })),
  };
}

/**
 * The instance in which some hearings can move, and all others are fixed, as are those that break a rule at their
 * published places: a person has set them in spite of it, or they begin within a slot of another one.
 */
export function freeHearings(
  instance: Instance,
  published: readonly Placement[],
  { displaced, movable }: { displaced: ReadonlySet<string>; movable: ReadonlySet<string> },
): Instance {
  const facts = arrangeFacts(instance, published);
  const isFree = (id: string) => {
    if (displaced.has(id)) return true;
    const place = facts.placed.get(id);
    if (!movable.has(id) || !place) return false;
    const objections = objectionsTo(subjectOf(facts.groupOf.get(id)!, place), facts);
    return objections.every((one) => one.code === 'taken' && displaced.has(one.by));
  };
  return {
    ...instance,
    hearings: instance.hearings.map((one) => ({ ...one, fixed: !isFree(one.id) && facts.placed.has(one.id) })),
  };
}

/** The hearings that could make room for some others: those of their judges, in their courtrooms, or with their people. */
export function neighborsOf(
  { hearings }: Instance,
  published: readonly Placement[],
  of: ReadonlySet<string>,
): Set<string> {
  const displaced = published.filter(({ hearing }) => of.has(hearing));
  const judges = new Set(displaced.map(({ judge }) => judge));
  const rooms = new Set(displaced.map(({ room }) => room));
  const people = new Set(hearings.flatMap((one) => (of.has(one.id) ? one.people : [])));
  const peopleOf = new Map(hearings.map((one) => [one.id, one.people]));
  return new Set(
    published.flatMap(({ hearing, judge, room }) =>
      judges.has(judge) || rooms.has(room) || peopleOf.get(hearing)!.some((one) => people.has(one)) ? hearing : [],
    ),
  );
}
