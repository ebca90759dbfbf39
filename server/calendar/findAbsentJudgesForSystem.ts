import { and, eq, gt, lte } from 'drizzle-orm';
import { judgeAvailability } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** The judges of a court who are out of office at a time. */
export async function findAbsentJudgesForSystem(db: Db, court_id: string, at: Date): Promise<Set<string>> {
  const found = await db
    .select({ judge_id: judgeAvailability.judge_id })
    .from(judgeAvailability)
    .where(
      and(
        eq(judgeAvailability.court_id, court_id),
        eq(judgeAvailability.status, 'out_of_office'),
        lte(judgeAvailability.starts_at, at),
        gt(judgeAvailability.ends_at, at),
      ),
    );
  return new Set(found.map(({ judge_id }) => judge_id));
}
