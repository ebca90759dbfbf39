import type { Assignment } from './Job.ts';

/** The queue of work that is done later. It lives in the portal's own database and survives a crash of everything. */
export type JobQueue = {
  /** Begins to do jobs in this process, which others may do as well. */
  run(assignments: Assignment[], options?: { concurrency?: number }): Promise<void>;
  /** Resolves when the queue answers and, where this process does jobs, it is doing them. */
  check(): Promise<void>;
  /** Accepts no more jobs, gives running jobs the given time to finish, and returns the rest to the queue. */
  stop(graceMs?: number): Promise<void>;
};
