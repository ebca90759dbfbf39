import type { z } from 'zod';

/** A kind of background job: its name in the queue, its data, and its attempts, if not the default. */
export type Job<Payload> = { name: string; payload: z.ZodType<Payload>; attempts?: number };

/** Emails are retried for a day, because a mail server can be unavailable for hours. */
export const mailAttempts = 14;

/** One attempt at a job. `attempt` begins at 1; `signal` is raised when the portal stops and the job must end soon. */
export type Attempt = { attempt: number; isLast: boolean; signal: AbortSignal };

/** A job's handler. A job may run twice after a crash, so handlers are idempotent. */
export type Task<Payload> = {
  run(payload: Payload, attempt: Attempt): Promise<void>;
  /** Marks in the record that the work failed permanently, and why. */
  failed?(payload: Payload, reason: string): Promise<void>;
};

/** A job together with the way in which it is done. */
export type Assignment = { job: Job<unknown>; task: Task<unknown> };

/** Declares a kind of job and its data, for the code that queues it and for its handler. */
export function defineJob<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  options: { attempts?: number } = {},
): Job<Payload> {
  return { name, payload, ...options };
}

/** Assigns a handler to a job. */
export function assign<Payload>(job: Job<Payload>, task: Task<Payload>): Assignment {
  return { job, task } as unknown as Assignment;
}
