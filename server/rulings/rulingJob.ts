import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Puts a ruling into effect when it can no longer be undone. */
export const rulingJob = defineJob('put_ruling_in_force', z.object({ ruling_id: z.uuid() }), { attempts: 10 });

/** Under which key the job of a ruling waits. */
export const keyOfRuling = (ruling_id: string): string => `ruling:${ruling_id}`;
