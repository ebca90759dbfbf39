import type { Facts, Subject } from './Facts.ts';
import { bookingsOf, membersOf, qualifiesFor } from './Facts.ts';
import type { Objection, Resource } from './Objection.ts';

/** One rule about where a hearing can be held. They correspond to the constraints of `domain/hearings`. */
export type Constraint = (subject: Subject, facts: Facts) => readonly Objection[];

const none: readonly Objection[] = [];

const isToCome: Constraint = ({ place }, { instance }) =>
  place.day === 0 && place.slot < instance.first_slot ? [{ code: 'past' }] : none;

/** Notice before the first day, and the last day of a statute. */
const isInWindow: Constraint = ({ hearings, place }) =>
  hearings.flatMap(({ id, earliest, latest, earliest_authority, latest_authority }): Objection[] => {
    if (place.day < earliest) return [{ code: 'too_early', hearing: id, day: earliest, authority: earliest_authority }];
    return place.day > latest ? [{ code: 'too_late', hearing: id, day: latest, authority: latest_authority }] : [];
  });

/** The court is open for all of the time, or the judge on duty for all of it. */
const courtIsOpen: Constraint = ({ place: { day, slot, judge }, to }, { instance, judges }) => {
  const isOnDuty = judges.get(judge)!.duty.some((one) => one.day === day && one.from <= slot && to <= one.to);
  if (isOnDuty) return none;
  const { slots, closed } = instance.days[day]!;
  const objections: Objection[] = closed
    .filter(({ from, to: until }) => from < to && slot < until)
    .map(({ from, to: until, reason }) => ({ code: 'closed', day, from, to: until, reason }));
  return to > slots ? [...objections, { code: 'outside_day', day, to }] : objections;
};

/** The judge is assigned, qualified, and not disqualified. */
const judgeMayHear: Constraint = ({ hearings, place: { judge } }, { judges }) =>
  hearings.flatMap((hearing): Objection[] => {
    const { id } = hearing;
    const objections: Objection[] = [];
    if (hearing.judges !== null && !hearing.judges.includes(judge)) {
      objections.push({ code: 'not_assigned', hearing: id, judge });
    }
    for (const qualification of hearing.qualifications) {
      if (!qualifiesFor(judges.get(judge)!, qualification)) {
        objections.push({ code: 'not_qualified', hearing: id, judge, qualification });
      }
    }
    if (hearing.disqualified.includes(judge)) objections.push({ code: 'disqualified', hearing: id, judge });
    return objections;
  });

/** Outside sittings, the courtroom has what the hearing needs. */
const roomHasFeatures: Constraint = ({ hearings, place: { room, sitting } }, { rooms }) => {
  if (sitting !== null) return none;
  const has = rooms.get(room)!.features;
  return hearings.flatMap(({ id, features }) =>
    features
      .filter((feature) => !has.includes(feature))
      .map((feature): Objection => ({ code: 'room_lacks', hearing: id, room, feature })),
  );
};

/** Judge, courtroom, and everyone who attends are available. */
const allArePresent: Constraint = (subject, facts) => {
  const { day, slot } = subject.place;
  return resourcesOf(subject).flatMap((resource) =>
    facts
      .awayOf(resource)
      .filter((one) => one.day === day && one.from < subject.to && slot < one.to)
      .map(({ from, to, reason }): Objection => ({ code: 'away', ...resource, day, from, to, reason })),
  );
};

/** Outside a sitting, no person and no courtroom is booked twice. */
const resourcesAreFree: Constraint = (subject, facts) => {
  const { day, slot, sitting } = subject.place;
  if (sitting !== null) return none;
  return resourcesOf(subject).flatMap((resource) =>
    bookingsOf(facts, resource, day)
      .filter(({ from, to, by }) => from < subject.to && slot < to && !subject.ids.has(by))
      .map(
        ({ by, sitting: bySitting }): Objection =>
          bySitting ? { code: 'sitting_held', ...resource, sitting: by } : { code: 'taken', ...resource, by },
      ),
  );
};

/** Each pool gives a different member. In a sitting, no one of a pool is booked, so such hearings are not called there. */
const poolsGiveMembers: Constraint = ({ hearings, place }, { instance }) => {
  const needed = [...new Set(hearings.flatMap(({ pools }) => pools))];
  if (place.sitting !== null) return needed.map((pool): Objection => ({ code: 'not_in_sitting', pool }));
  const objections: Objection[] = [];
  for (const [index, pool] of needed.entries()) {
    const member = place.members[index];
    const isMember = member !== undefined && membersOf(instance, pool).includes(member);
    if (!isMember || place.members.indexOf(member) < index) objections.push({ code: 'no_member', pool });
  }
  return objections;
};

/** A sitting calls hearings of its types by its judge, within its time and capacity. */
const sittingHasRoom: Constraint = ({ hearings, ids, place, to }, { instance, calledIn }) => {
  if (place.sitting === null) return none;
  const sitting = instance.sittings.find(({ id }) => id === place.sitting);
  const isThere =
    sitting !== undefined &&
    sitting.judge === place.judge &&
    sitting.room === place.room &&
    sitting.day === place.day &&
    sitting.slot <= place.slot;
  if (!isThere) return [{ code: 'not_of_sitting', sitting: place.sitting }];
  const objections: Objection[] = [];
  const { id, types, capacity } = sitting;
  if (!hearings.every(({ type }) => types.includes(type))) objections.push({ code: 'not_of_sitting', sitting: id });
  const slots = to - sitting.slot;
  if (slots > sitting.slots) objections.push({ code: 'outside_sitting', sitting: id, slots });
  const others = (calledIn.get(id) ?? []).filter((other) => !ids.has(other)).length;
  if (others + hearings.length > capacity) objections.push({ code: 'sitting_full', sitting: id });
  return objections;
};

/** Linked hearings are in order. */
const isInOrder: Constraint = ({ hearings, ids, place, to }, facts) => {
  const objections: Objection[] = [];
  for (const { id, after } of hearings) {
    for (const by of after) {
      const other = ids.has(by) ? undefined : facts.timeOf(by);
      if (other && !(other.day < place.day || (other.day === place.day && other.to <= place.slot))) {
        objections.push({ code: 'follows', hearing: id, by });
      }
    }
    for (const by of facts.followersOf(id)) {
      const other = ids.has(by) ? undefined : facts.timeOf(by);
      if (other && !(place.day < other.day || (place.day === other.day && to <= other.slot))) {
        objections.push({ code: 'precedes', hearing: id, by });
      }
    }
  }
  return objections;
};

/** What a person has decided stays. */
const staysIfFixed: Constraint = ({ hearings, place }) =>
  hearings.flatMap(({ id, fixed, current }, index): Objection[] => {
    if (!fixed || !current || index > 0) return [];
    const stays =
      current.day === place.day &&
      current.slot === place.slot &&
      current.judge === place.judge &&
      current.room === place.room;
    return stays ? [] : [{ code: 'fixed', hearing: id }];
  });

/** All constraints, in the order in which their objections are listed. */
export const constraints: readonly Constraint[] = [
  isToCome,
  isInWindow,
  judgeMayHear,
  roomHasFeatures,
  courtIsOpen,
  allArePresent,
  resourcesAreFree,
  poolsGiveMembers,
  sittingHasRoom,
  isInOrder,
  staysIfFixed,
];

/** Everything that objects to a place. */
export function objectionsTo(subject: Subject, facts: Facts): Objection[] {
  return constraints.flatMap((constraint) => constraint(subject, facts));
}

/** What hearings take at a place: judge, courtroom, and everyone who attends. */
function resourcesOf({ place, people }: Subject): Resource[] {
  return [
    { kind: 'judge', id: place.judge },
    { kind: 'room', id: place.room },
    ...[...people, ...place.members].map((id): Resource => ({ kind: 'person', id })),
  ];
}
