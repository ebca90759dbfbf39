import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Applies a large batch. */
export const batchJob = defineJob('reschedule_hearings', z.object({ batch_id: z.uuid() }));

/** Enters the changes of a batch on the dockets, and notifies each person once. */
export const batchNoticesJob = defineJob('notify_of_batch', z.object({ batch_id: z.uuid() }));
