import { staffKinds } from '#domain/hearings/staff/HearingStaff';
import { say } from '#domain/messages/say';
import type { Instance } from '../Instance.ts';
import type { Objection, Resource } from '../Objection.ts';
import type { Requirement } from '../Requirement.ts';
import type { PlanObjection, PlanRequirement, Taken } from './PlanMessages.ts';
import { type PlanReason, readReason } from './PlanReasons.ts';

/** The names of what an instance has IDs for. */
export type PlanNames = {
  judge(id: string): string;
  room(id: string): string;
  /** A case by its hearing. */
  hearing(id: string): string;
  sitting(id: string): string;
  attorney(id: string): string;
  /** A person of the court's list of hearing staff; empty for another name or a person who is not on the list. */
  staff(id: string): string;
  /** The date of a day. */
  day(day: number): string;
};

/** An objection with names. */
export function nameObjection(objection: Objection, names: PlanNames): PlanObjection {
  switch (objection.code) {
    case 'past':
      return { code: 'past', values: {} };
    case 'outside_day':
      return { code: 'outside_day', values: {} };
    case 'fixed':
      return { code: 'fixed', values: {} };
    case 'too_early':
    case 'too_late':
      return say(objection.code, windowOf(objection, names));
    case 'closed':
      return say('closed', { because: nameReason(objection.reason, names) });
    case 'not_assigned':
    case 'disqualified':
      return say(objection.code, { judge: names.judge(objection.judge) });
    case 'not_qualified':
      return say('not_qualified', {
        judge: names.judge(objection.judge),
        qualification: objection.qualification,
      });
    case 'room_lacks':
      return say('room_lacks', { room: names.room(objection.room), feature: objection.feature });
    case 'away':
      return say('away', { who: nameTaken(objection, names), because: nameReason(objection.reason, names) });
    case 'taken':
      return say('taken', { who: nameTaken(objection, names), by: names.hearing(objection.by) });
    case 'sitting_held':
      return say('sitting_held', { who: nameTaken(objection, names), sitting: names.sitting(objection.sitting) });
    case 'no_member':
    case 'not_in_sitting':
      return say(objection.code, { language: objection.pool });
    case 'not_of_sitting':
    case 'outside_sitting':
    case 'sitting_full':
      return say(objection.code, { sitting: names.sitting(objection.sitting) });
    case 'follows':
    case 'precedes':
      return say(objection.code, { by: names.hearing(objection.by) });
  }
}

/** The hearings outside a plan that its instance refers to, by ID. */
export function otherHearings({ judges, rooms, people }: Instance): string[] {
  const kept = new Set([...judges, ...rooms, ...people].flatMap(({ away }) => away.map(({ reason }) => reason)));
  return [...kept].map(readReason).flatMap((one) => (one.code === 'other_hearing' ? one.values.by : []));
}

/** A reason with the name of the other hearing, which an instance keeps by ID. */
function nameReason(kept: string, names: PlanNames): PlanReason {
  const reason = readReason(kept);
  return reason.code === 'other_hearing' ? say('other_hearing', { by: names.hearing(reason.values.by) }) : reason;
}

/** A requirement with names. */
export function nameRequirement(requirement: Requirement, names: PlanNames): PlanRequirement {
  switch (requirement.code) {
    case 'closed':
      return say('closed', { because: nameReason(requirement.reason, names) });
    case 'away':
      return say('away', { who: nameTaken(requirement, names), because: nameReason(requirement.reason, names) });
    case 'sitting':
      return say('sitting', { sitting: names.sitting(requirement.sitting) });
    case 'together':
      return { code: 'together', values: {} };
  }
  const hearing = names.hearing(requirement.hearing);
  switch (requirement.code) {
    case 'hearing':
      return say('hearing', { hearing });
    case 'too_early':
    case 'too_late':
      return say(requirement.code, { hearing, ...windowOf(requirement, names) });
    case 'assigned':
      return say('assigned', { hearing, judges: requirement.judges.map(names.judge) });
    case 'qualification':
      return say('qualification', { hearing, qualification: requirement.qualification });
    case 'disqualified':
      return say('disqualified', { hearing, judge: names.judge(requirement.judge) });
    case 'feature':
      return say('feature', { hearing, feature: requirement.feature });
    case 'person':
      return say('person', { hearing, who: nameTaken({ kind: 'person', id: requirement.person }, names) });
    case 'pool':
      return say('pool', { hearing, language: requirement.pool });
    case 'order':
      return say('order', { hearing, after: names.hearing(requirement.after) });
  }
}

function windowOf({ day, authority }: { day: number; authority: string | null }, names: PlanNames) {
  return { day: names.day(day), because: authority === null ? null : readReason(authority) };
}

const personKinds = ['attorney', 'party', 'interpreter', 'reporter', 'mediator', 'case'] as const;

function nameTaken({ kind, id }: Resource, names: PlanNames): Taken {
  if (kind !== 'person') return { kind, name: names[kind](id) };
  const { kind: as, name } = readPerson(id);
  if (as === 'attorney') return { kind: as, name: names.attorney(name) };
  return { kind: as, name: isStaffKind(as) ? names.staff(name) : '' };
}

const isStaffKind = (kind: string) => staffKinds.some((one) => one === kind);

/** A case or a person by its key; attorneys and people on the court's list have an ID in place of a name. */
export function readPerson(key: string): Taken {
  return {
    kind: personKinds.find((one) => key.startsWith(`${one}:`)) ?? 'party',
    name: key.slice(key.indexOf(':') + 1),
  };
}
