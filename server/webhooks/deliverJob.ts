import { z } from 'zod';
import { defineJob } from '#server/jobs/Job';

/** One attempt at one delivery. `attempt` counts within the round, so that a job begun twice attempts once. */
export const deliverJob = defineJob('deliver_webhook', z.object({ delivery_id: z.uuid(), attempt: z.int().min(1) }));
