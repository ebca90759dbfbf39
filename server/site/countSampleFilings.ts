import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';

/** How far the sample court is while jobs still make its filings; null once they are done. */
export async function countSampleFilings(db: Db): Promise<{ made: number; of: number } | null> {
  const { rows } = await db.execute<{ made: number; of: number }>(sql`
    select (payload->>'from')::int as made, (payload->>'of')::int as of
    from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'make_sample_filings' and jobs.attempts < jobs.max_attempts
    order by made desc limit 1`);
  return rows[0] ?? null;
}
