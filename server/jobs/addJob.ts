import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';
import type { Job } from '#server/kernel/ports/Job';

const usualAttempts = 5;

export type JobOptions = {
  /** While a job with this key waits, a second one takes its place instead of being added. */
  jobKey?: string;
  /** The waiting job keeps its time, so that asking again and again does not put it off. */
  keepsTime?: boolean;
  /** Attempts before it fails permanently; they are 3, 7, 20, 55… seconds apart, and at most 6 hours. */
  maxAttempts?: number;
  runAt?: Date;
  /** The smaller number goes first; 0 when not given. */
  priority?: number;
  /** Jobs of one queue are done one after the other. */
  queue?: string;
};

/** Adds several jobs of one kind with the usual options, in one statement. */
export async function addJobs<Payload>(db: Db, job: Job<Payload>, payloads: Payload[]): Promise<void> {
  if (payloads.length === 0) return;
  const parsed = JSON.stringify(payloads.map((payload) => job.payload.parse(payload)));
  await db.execute(sql`
    select graphile_worker.add_job(${job.name}::text, payload.value, max_attempts => ${job.attempts ?? usualAttempts}::integer)
    from json_array_elements(${parsed}::json) as payload`);
}

/** Adds a job. Within a transaction, the job is added when the transaction commits, and not at all otherwise. */
export async function addJob<Payload>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.add_job(
      ${job.name}::text,
      ${JSON.stringify(job.payload.parse(payload))}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? job.attempts ?? usualAttempts}::integer,
      job_key => ${options.jobKey ?? null}::text,
      job_key_mode => ${options.keepsTime ? 'preserve_run_at' : 'replace'}::text,
      priority => ${options.priority ?? 0}::integer
    )`);
}
