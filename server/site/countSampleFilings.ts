import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';

/** How far the sample court is while jobs still make its filings; null once they are done. */
export async function countSampleFilings(db: Db): Promise<{ made: number; of: number } | null> {
  const { rows } = await db.execute<{ to_do: number; of: number }>(sql`
    select coalesce(sum((payload->>'to')::int - (payload->>'from')::int), 0)::int as to_do,
           coalesce(max((payload->>'to')::int), 0)::int as of
    from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'make_sample_filings' and jobs.attempts < jobs.max_attempts`);
  const { to_do, of } = rows[0]!;
  return to_do > 0 ? { made: of - to_do, of } : null;
}
