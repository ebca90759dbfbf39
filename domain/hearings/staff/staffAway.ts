import type { Span } from '../availability.ts';
import type { Calendar } from '../Calendar.ts';
import type { PresentPlace } from '../presentPlace.ts';
import type { Resource } from '../resources.ts';
import type { StaffMember } from './HearingStaff.ts';
import { type Absence, absenceDuring, bookedSpan } from './staffTime.ts';

export type StaffAway = { code: 'staff_away'; member: StaffMember; absence: Absence };

type Attended = { resources: readonly Resource[]; span: Span; present: PresentPlace | null };

/**
 * The people on the court's list of hearing staff who are not available during all of a time. An inactive person takes
 * on no more hearings, but attends the one to which the person is assigned, also at another time.
 */
export function findStaffAway({ resources, span, present }: Attended, calendar: Calendar): StaffAway[] {
  return resources.flatMap((resource) => {
    const member = calendar.staffMember(resource);
    const active = member?.active || present?.staff.includes(resource.resource) === true;
    const absence = member ? absenceDuring({ ...member, active }, span, calendar.time_zone) : null;
    return member && absence ? [{ code: 'staff_away' as const, member, absence }] : [];
  });
}

/** The time that a hearing books of a resource: longer than its own for people who are booked in longer units. */
export function bookedOf(resource: Resource, span: Span, calendar: Calendar): Span {
  const member = calendar.staffMember(resource);
  return member ? bookedSpan(member.booking_unit, span, calendar.time_zone) : span;
}
