import { and, eq, gte, inArray, min } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/visibleFilings';
import { visibleHearings } from '#server/visibility/visibleHearings';

/** The day of the next scheduled hearing in some cases that the viewer has access to, from a day on. */
export async function findNextHearingDay(
  db: Db,
  viewer: Seer,
  case_ids: readonly string[],
  from: string,
): Promise<string | null> {
  if (case_ids.length === 0) return null;
  const [next] = await db
    .select({ day: min(hearings.hearing_date) })
    .from(hearings)
    .where(
      and(
        inArray(hearings.case_id, [...case_ids]),
        eq(hearings.status, 'scheduled'),
        gte(hearings.hearing_date, from),
        visibleHearings(db, viewer),
      ),
    );
  return next?.day ?? null;
}
