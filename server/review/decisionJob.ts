import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Puts a decision into effect when it can no longer be undone. */
export const decisionJob = defineJob('put_decision_in_force', z.object({ review_id: z.uuid() }));

/** Under which key the job of a decision waits. */
export const keyOf = (review_id: string): string => `decision:${review_id}`;
