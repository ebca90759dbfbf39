import { setTimeout as pause } from 'node:timers/promises';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { summarizeFault, withoutValues } from '#server/kernel/describeFault';
import type { Log } from '#server/kernel/Log';
import type { Assignment } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';

const recordingTries = 5;

/** The reason that the record states for work whose process ended in every attempt. */
export const abandonedReason = 'The process was terminated during every attempt.';

/** The job that marks work as failed that a killed process left after its last attempt. It has the data of that work. */
export const abandonedNameOf = (name: string): string => `${name}:abandoned`;

/** The assignments in the form in which the queue's library runs them. */
export function taskListOf(assignments: Assignment[], log: Log): TaskList {
  return Object.fromEntries(
    assignments.flatMap((assignment) => [
      [assignment.job.name, (payload: unknown, helpers: JobHelpers) => runOnce(assignment, payload, helpers, log)],
      [
        abandonedNameOf(assignment.job.name),
        (payload: unknown) => recordFailure(assignment, payload, abandonedReason, log),
      ],
    ]),
  );
}

async function runOnce({ job, task }: Assignment, given: unknown, helpers: JobHelpers, log: Log): Promise<void> {
  const { attempts, max_attempts } = helpers.job;
  const isLast = attempts >= max_attempts;
  try {
    const payload = job.payload.parse(given);
    await task.run(payload, { attempt: attempts, isLast, signal: helpers.abortSignal });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'scan_pending') return postpone(job.name, given, helpers, error);
    if (isLast) await recordFailure({ job, task }, given, summarizeFault(error), log);
    // The queue writes it into its table and its log, which keep no values of the court's.
    throw withoutValues(error);
  }
}

/** Work on a file that is not scanned yet begins again with the next scan, however often the scanner fails. */
async function postpone(name: string, given: unknown, helpers: JobHelpers, { retryAfter = 5 }: Refusal): Promise<void> {
  const { id, key, priority, max_attempts } = helpers.job;
  await helpers.query(
    `select from graphile_worker.add_job($1::text, $2::json, run_at => now() + make_interval(secs => $3),
       job_key => $4::text, priority => $5::integer, max_attempts => $6::integer,
       queue_name => (select queue_name from graphile_worker.jobs where id = $7::bigint))`,
    [name, JSON.stringify(given), retryAfter, key, priority, max_attempts, id],
  );
}

/** Marks the failure in the record. The database may be what failed, so it is tried for a while. */
async function recordFailure({ job, task }: Assignment, given: unknown, reason: string, log: Log): Promise<void> {
  for (let attempt = 1; task.failed; attempt++) {
    try {
      return await task.failed(job.payload.parse(given), reason);
    } catch (error) {
      log.error(`The failure of ${job.name} could not be recorded: ${summarizeFault(error)}`);
      if (attempt === recordingTries) return;
      await pause(250 * 2 ** attempt);
    }
  }
}
