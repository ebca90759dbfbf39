import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';
import { readKey, sampleFilingsJob } from './sampleFilingsJob.ts';

/** How many filings of the sample court are made while jobs still make them; null once they are done. */
export async function countSampleFilings(db: Db): Promise<{ made: number; of: number } | null> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from graphile_worker.jobs
    where task_identifier = ${sampleFilingsJob.name} and attempts < max_attempts and key is not null`);
  const counts = rows.flatMap(({ key }) => readKey(key) ?? []);
  return counts.sort((a, b) => b.made - a.made)[0] ?? null;
}
