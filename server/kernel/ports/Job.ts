import type { z } from 'zod';

/** A kind of background work: its name in the queue, the data it needs, and how often it is tried if not the usual. */
export type Job<Payload> = { name: string; payload: z.ZodType<Payload>; attempts?: number };

/** Emails are tried for a day, because a mail server can be unavailable for hours. */
export const mailAttempts = 14;

/** One try at a job. `attempt` begins at 1; `signal` is raised when the portal stops and the job must end soon. */
export type Attempt = { attempt: number; isLast: boolean; signal: AbortSignal };

/** How a job is done. A job may be begun twice (a crash in the middle), so it must not matter. */
export type Task<Payload> = {
  run(payload: Payload, attempt: Attempt): Promise<void>;
  /** Marks in the record that the work failed permanently, and why. */
  failed?(payload: Payload, reason: string): Promise<void>;
};

/** A job together with the way in which it is done. */
export type Assignment = { job: Job<unknown>; task: Task<unknown> };

/** Names a kind of work and what it needs, both for those who ask for it and for the one who does it. */
export function defineJob<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  options: { attempts?: number } = {},
): Job<Payload> {
  return { name, payload, ...options };
}

/** Says how a job is done. */
export function assign<Payload>(job: Job<Payload>, task: Task<Payload>): Assignment {
  return { job, task } as unknown as Assignment;
}
