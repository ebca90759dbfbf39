import { and, eq, gte, inArray, min } from 'drizzle-orm';
import { activities } from '#server/db/schema/activity';
import type { Db } from '#server/kernel/Database';

/** When each hearing of a court was first requested or scheduled, of those that were since a moment, by hearing. */
export async function findHearingEntriesForSystem(db: Db, court_id: string, since: Date): Promise<Map<string, Date>> {
  const { subject_id, at } = activities;
  const found = await db
    .select({ subject_id, first: min(at) })
    .from(activities)
    .where(
      and(
        eq(activities.court_id, court_id),
        eq(activities.subject_type, 'hearing'),
        inArray(activities.action, ['hearing_scheduled', 'hearing_requested']),
        gte(at, since),
      ),
    )
    .groupBy(subject_id);
  return new Map(found.flatMap((one) => (one.first ? [[one.subject_id, one.first] as const] : [])));
}
