import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** What follows from the entry of a judgment, or of a notice of its entry; done by the area of appeals. */
export const judgmentJob = defineJob('follow_judgment', z.object({ entry_id: z.uuid() }), { attempts: 10 });
