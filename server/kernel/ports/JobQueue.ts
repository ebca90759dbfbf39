import type { Assignment } from './Job.ts';

/** The job queue. It is in the portal's own database and survives crashes. */
export type JobQueue = {
  /** Starts running jobs in this process; other processes may do so too. */
  run(assignments: Assignment[], options?: { concurrency?: number }): Promise<void>;
  /** Resolves when the queue answers and, where this process does jobs, it is doing them. */
  check(): Promise<void>;
  /** Accepts no more jobs, gives running jobs the given time to finish, and returns the rest to the queue. */
  stop(graceMs?: number): Promise<void>;
};
