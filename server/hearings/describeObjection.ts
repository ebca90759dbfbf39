import { clockTime, listed } from '#contract/messages/en/words';
import type { FieldProblem } from '#contract/refusals';
import { spellWeekday } from '#domain/days/spellDay';
import type { Objection } from '#domain/hearings/constraints';
import type { ResourceKind } from '#domain/hearings/resources';
import { type StaffKind, staffKinds } from '#domain/hearings/staff/HearingStaff';
import type { Absence } from '#domain/hearings/staff/staffTime';
import { describeSpan } from './describeSpan.ts';

/** A hearing with the names of everything that it needs. */
export type AttendedHearing = {
  judge: string;
  venue: string;
  mediator: string | null;
  interpreter: string | null;
  reporter: string | null;
  attorneys: readonly { id: string; full_name: string }[];
};

type Objected = {
  hearing: AttendedHearing;
  time_zone: string;
  /**
   * Whether the user schedules hearings: others learn only that a time is unavailable, not by which case, and not why a
   * person of the hearing staff is not available.
   */
  schedules: boolean;
};

const fieldOfResource: Record<ResourceKind, string> = {
  judge: 'judge',
  room: 'venue',
  mediator: 'mediator',
  interpreter: 'interpreter',
  reporter: 'reporter',
  attorney: 'attorney_ids',
};

/** An objection at its field, in words. */
export function describeObjection(objection: Objection, { hearing, time_zone, schedules }: Objected): FieldProblem {
  switch (objection.code) {
    case 'no_such_time':
      return {
        field: 'hearing_time',
        message: 'This time does not exist on that day because the clocks change. Choose another',
      };
    case 'time_over':
      return { field: 'hearing_date', message: 'This time is in the past. Choose a future time' };
    case 'judge_disqualified':
      return { field: 'judge', message: `${hearing.judge} is disqualified in this case` };
    case 'sitting_full': {
      const { title, capacity } = objection.sitting;
      return { field: 'hearing_time', message: `${title} is full (${capacity} hearings). Choose another time` };
    }
    case 'taken': {
      const { resource, booking } = objection;
      if (!schedules && isStaff(resource.kind)) {
        return { field: resource.kind, message: `${nameOf(resource, hearing)} ${notAvailable}` };
      }
      const taken = `${nameOf(resource, hearing)} is booked ${describeSpan(booking, time_zone)}`;
      return {
        field: fieldOfResource[resource.kind],
        message: schedules && booking.by ? `${taken} (${booking.by})` : taken,
      };
    }
    case 'closed_day': {
      const message = `The court is closed on ${spellWeekday(objection.date)}: ${objection.name}`;
      return { field: 'hearing_date', message };
    }
    case 'no_court_day':
      return { field: 'hearing_date', message: `The court does not hold hearings on ${spellWeekday(objection.date)}` };
    case 'outside_hours': {
      const hours = `${clockTime(objection.opens)} to ${clockTime(objection.closes)}`;
      return { field: 'hearing_time', message: `Hearings are held from ${hours} on this day` };
    }
    case 'judge_out_of_office': {
      const when = describeSpan(objection.period, time_zone);
      return { field: 'judge', message: `${hearing.judge} is out of office ${when}` };
    }
    case 'staff_away': {
      const { member, absence } = objection;
      const why = schedules ? `is ${describeAbsence(absence, time_zone)}` : notAvailable;
      return { field: member.kind, message: `${member.name} ${why}` };
    }
  }
}

const notAvailable = 'is not available at this time';
const isStaff = (kind: ResourceKind): kind is StaffKind => staffKinds.some((one) => one === kind);

const staffLists = 'the list of interpreters, reporters, and mediators';

/** Why a person of the hearing staff is not available, for people who schedule hearings: what the person is. */
export function describeAbsence(absence: Absence, time_zone: string): string {
  switch (absence.why) {
    case 'inactive':
      return `marked as inactive on ${staffLists}`;
    case 'away': {
      const away = `away ${describeSpan(absence.period, time_zone)}`;
      return absence.period.note ? `${away} (${absence.period.note})` : away;
    }
    case 'hours': {
      const day = spellWeekday(absence.date);
      if (absence.open.length === 0) return `not available on ${day}`;
      const hours = absence.open.map(({ from, to }) => `${clockTime(from)} to ${endTime(to)}`);
      return `available ${listed(hours)} on ${day}`;
    }
  }
}

const endTime = (time: string) => (time === '24:00' ? 'midnight' : clockTime(time));

function nameOf({ kind, resource }: { kind: ResourceKind; resource: string }, hearing: AttendedHearing): string {
  if (kind === 'attorney') return hearing.attorneys.find(({ id }) => id === resource)!.full_name;
  return (kind === 'room' ? hearing.venue : hearing[kind])!;
}
