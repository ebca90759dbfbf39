import type { Span } from './availability.ts';
import { type AttendingStaff, staffIdsOf } from './resources.ts';
import { type HearingStatus, takesPlace } from './statuses.ts';

/** What a hearing has on the calendar before it is placed again. */
export type PresentPlace = Span & {
  /** The people who attend, by the IDs of the court's list of hearing staff. */
  staff: readonly string[];
  /** Whether it books their time. It does not in a sitting. */
  books: boolean;
};

type Placed = Span & AttendingStaff & { status: HearingStatus; sitting_id: string | null };

/** The present place of a hearing; null for one that is not on the calendar. */
export function presentPlaceOf(hearing: Placed): PresentPlace | null {
  const { status, starts_at, ends_at, sitting_id } = hearing;
  if (!takesPlace(status)) return null;
  return { starts_at, ends_at, staff: staffIdsOf(hearing), books: sitting_id === null };
}

/** The same for the hearing to which it is continued, which books its time itself. */
export function continuedPlaceOf(hearing: Placed): PresentPlace | null {
  const present = presentPlaceOf(hearing);
  return present && { ...present, books: false };
}

/** Whether the hearing keeps a person's time as it is booked: the time and the person stay. */
export function keepsBooking(present: PresentPlace | null, resource: string, span: Span): boolean {
  return present?.books === true && present.staff.includes(resource) && isSameTime(present, span);
}

export function isSameTime(a: Span, b: Span): boolean {
  return a.starts_at.getTime() === b.starts_at.getTime() && a.ends_at.getTime() === b.ends_at.getTime();
}
