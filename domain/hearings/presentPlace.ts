import type { Span } from './availability.ts';
import { bookedResources, staffResourcesOf, type TimedHearing } from './resources.ts';
import { takesPlace } from './statuses.ts';

/** What a hearing has on the calendar before it is placed again. */
export type PresentPlace = Span & {
  /** The people who attend, by the IDs of the court's list of hearing staff. */
  staff: readonly string[];
  /** Whether it books their time. It does not in a sitting. */
  books: boolean;
};

/** The present place of a hearing; null for one that is not on the calendar. */
export function presentPlaceOf(hearing: TimedHearing): PresentPlace | null {
  if (!takesPlace(hearing.status)) return null;
  const { starts_at, ends_at } = hearing;
  const staff = staffResourcesOf(hearing).flatMap(({ resource }) => resource || []);
  return { starts_at, ends_at, staff, books: bookedResources(hearing).length > 0 };
}

/** Whether the hearing keeps a person's time as it is booked: the time and the person stay. */
export function keepsBooking(present: PresentPlace | null, resource: string, span: Span): boolean {
  return present !== null && present.books && present.staff.includes(resource) && isSameTime(present, span);
}

export function isSameTime(a: Span, b: Span): boolean {
  return a.starts_at.getTime() === b.starts_at.getTime() && a.ends_at.getTime() === b.ends_at.getTime();
}
