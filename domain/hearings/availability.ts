/** A judge's availability. Only `out_of_office` prevents hearings, and only it is shown in red. */
export const availabilityStatuses = ['available', 'out_of_office', 'in_chambers', 'in_hearing'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** The availabilities that a person can set; `in_hearing` follows from the calendar. */
export const settableStatuses = ['out_of_office', 'in_chambers', 'available'] as const;

/** A stretch of time, from its start up to but not including its end. */
export type Span = { starts_at: Date; ends_at: Date };

export type Period = Span & { status: AvailabilityStatus };

/**
 * A judge's availability at a moment: as set by a person, or else in a hearing while one is held, or else available.
 */
export function availabilityAt(at: Date, periods: readonly Period[], bookings: readonly Span[]): AvailabilityStatus {
  const said = periods.find((period) => covers(period, at));
  if (said && said.status !== 'available') return said.status;
  return bookings.some((booking) => covers(booking, at)) ? 'in_hearing' : 'available';
}

export function covers({ starts_at, ends_at }: Span, at: Date): boolean {
  return starts_at <= at && at < ends_at;
}

/** Adjacent periods do not overlap: the second begins when the first ends. */
export function overlaps(a: Span, b: Span): boolean {
  return a.starts_at < b.ends_at && b.starts_at < a.ends_at;
}
