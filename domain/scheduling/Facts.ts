import { groupHearings, joined } from './groupHearings.ts';
import type { Away, Instance, Judge, OpenHearing, Place, Placement, Room } from './Instance.ts';
import type { Resource } from './Objection.ts';

/** Hearings that are held together at a place: a single one, or a group, whose first begins there. */
export type Subject = {
  hearings: readonly OpenHearing[];
  ids: ReadonlySet<string>;
  people: readonly string[];
  place: Place;
  /** The slot at which the last of them ends. */
  to: number;
};

/** Slots of a day that a hearing, or a sitting, has booked. */
export type Booking = { from: number; to: number; by: string; sitting: boolean };

/** An instance with placements, indexed for the constraints. It shares no code with the search. */
export type Facts = ReturnType<typeof arrangeFacts>;

export function arrangeFacts(instance: Instance, placements: readonly Placement[]) {
  const judges: ReadonlyMap<string, Judge> = new Map(instance.judges.map((one) => [one.id, one]));
  const rooms: ReadonlyMap<string, Room> = new Map(instance.rooms.map((one) => [one.id, one]));
  const people = new Map(instance.people.map((one) => [one.id, one]));
  const placed = new Map(placements.map((one) => [one.hearing, one]));
  const groups = groupHearings(instance.hearings);
  const groupOf = new Map(groups.flatMap((group) => group.map(({ id }) => [id, group] as const)));
  const followers = new Map<string, string[]>();
  for (const { id, after } of instance.hearings) {
    for (const other of after) followers.set(other, [...(followers.get(other) ?? []), id]);
  }
  const timeOf = (id: string) => {
    const place = placed.get(groupOf.get(id)?.[0]?.id ?? id);
    return place && { day: place.day, slot: place.slot, to: place.slot + slotsOf(groupOf.get(id)!, place.sitting) };
  };
  const facts = {
    instance,
    judges,
    rooms,
    groups,
    groupOf,
    placed,
    timeOf,
    followersOf: (id: string): readonly string[] => followers.get(id) ?? [],
    awayOf: ({ kind, id }: Resource): readonly Away[] =>
      (kind === 'judge' ? judges : kind === 'room' ? rooms : people).get(id)?.away ?? [],
    ...indexBookings(instance, groups, placed),
  };
  return facts;
}

function indexBookings(
  { sittings }: Instance,
  groups: readonly (readonly OpenHearing[])[],
  placed: ReadonlyMap<string, Placement>,
) {
  const bookings = new Map<string, Booking[]>();
  const calledIn = new Map<string, string[]>();
  const book = (kind: Resource['kind'], id: string, day: number, booking: Booking) =>
    append(bookings, `${kind} ${id} ${day}`, booking);
  for (const { id, judge, room, day, slot, slots } of sittings) {
    const booking = { from: slot, to: slot + slots, by: id, sitting: true };
    book('judge', judge, day, booking);
    book('room', room, day, booking);
  }
  for (const group of groups) {
    const people = joined(group, (hearing) => hearing.people);
    for (const hearing of group) {
      const place = placed.get(hearing.id);
      if (!place) continue;
      if (place.sitting !== null) {
        append(calledIn, place.sitting, hearing.id);
        continue;
      }
      const booking = { from: place.slot, to: place.slot + hearing.slots, by: hearing.id, sitting: false };
      book('judge', place.judge, place.day, booking);
      book('room', place.room, place.day, booking);
      for (const person of people) book('person', person, place.day, booking);
      for (const person of membersIn(group, placed)) book('person', person, place.day, booking);
    }
  }
  return { bookings, calledIn };
}

/** The members of pools who attend hearings that are held together. */
function membersIn(group: readonly OpenHearing[], placed: ReadonlyMap<string, Placement>): string[] {
  return [...new Set(group.flatMap(({ id }) => placed.get(id)?.members ?? []))];
}

export function bookingsOf({ bookings }: Facts, { kind, id }: Resource, day: number): readonly Booking[] {
  return bookings.get(`${kind} ${id} ${day}`) ?? [];
}

/** Hearings at a place. */
export function subjectOf(hearings: readonly OpenHearing[], place: Place): Subject {
  return {
    hearings,
    ids: new Set(hearings.map(({ id }) => id)),
    people: joined(hearings, ({ people }) => people),
    place,
    to: place.slot + slotsOf(hearings, place.sitting),
  };
}

/** The slots that hearings take one after another; in a sitting, they are called at the same time. */
export function slotsOf(hearings: readonly OpenHearing[], sitting: string | null): number {
  const slots = hearings.map((one) => one.slots);
  return sitting === null ? slots.reduce((sum, one) => sum + one, 0) : Math.max(...slots);
}

export function qualifiesFor({ qualifications }: Judge, qualification: string): boolean {
  return qualifications.includes(qualification);
}

export function membersOf({ pools }: Instance, pool: string): readonly string[] {
  return pools.find(({ id }) => id === pool)?.members ?? [];
}

function append<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
