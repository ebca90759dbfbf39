import { type SQL, sql } from 'drizzle-orm';
import { hearings, sittings } from '#server/db/schema/calendar';
import { isShown } from '#server/visibility/hiddenCases';
import type { Seer } from '#server/visibility/Seer';

/**
 * What has booked a time, as a conflict names it: the case of its hearing, or its calendar call. Empty for a case that is
 * hidden from the viewer, and where no one reads it. The query joins hearings and sittings.
 */
export function bookedBy(viewer: Seer | null): SQL<string> {
  if (!viewer) return sql<string>`''`;
  const named = sql`coalesce(${hearings.case_number} || ', ' || ${hearings.case_title}, ${sittings.title})`;
  return sql<string>`case when ${isShown(hearings.case_id, viewer) ?? sql`true`} then ${named} else '' end`;
}
