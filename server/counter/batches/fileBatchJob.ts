import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Files the documents of a batch, one filing after the other. */
export const fileBatchJob = defineJob('file_batch', z.object({ batch_id: z.uuid(), court_id: z.string() }));
