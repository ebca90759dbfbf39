import type { Span } from '#domain/hearings/availability';
import type { Resource } from '#domain/hearings/resources';
import { calendarBookings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** Resources that a hearing or a sitting takes for its time. */
export type BookedTime = Span & {
  court_id: string;
  resources: readonly Resource[];
  by: { hearing_id: string } | { sitting_id: string };
};

/** Books the time. The table's exclusion constraint refuses any time that is already booked. */
export async function bookTime(tx: Db, booked: readonly BookedTime[]): Promise<void> {
  const rows = booked.flatMap(({ court_id, resources, by, ...span }) =>
    resources.map((resource) => ({ court_id, ...resource, ...by, during: rangeOf(span) })),
  );
  if (rows.length > 0) await tx.insert(calendarBookings).values(rows);
}

function rangeOf({ starts_at, ends_at }: Span): string {
  return `[${starts_at.toISOString()},${ends_at.toISOString()})`;
}
