import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** One attempt at one delivery. `attempt` counts within the round, so that a job begun twice attempts once. */
export const deliverJob = defineJob('deliver_webhook', z.object({ delivery_id: z.uuid(), attempt: z.int().min(1) }));

/** At most one attempt at a delivery waits. */
export const keyOf = (delivery_id: string): string => `${deliverJob.name}:${delivery_id}`;
