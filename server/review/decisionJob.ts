import { z } from 'zod';
import type { Config } from '#server/kernel/config';
import { defineJob } from '#server/kernel/ports/Job';

/** Putting a decision in force once nobody can take it back any more. */
export const decisionJob = defineJob('put_decision_in_force', z.object({ review_id: z.uuid() }));

/** How long a decision is held (HOUSE.md: 60 seconds). */
export function holdMsOf({ decision_hold_seconds }: Pick<Config, 'decision_hold_seconds'>): number {
  return decision_hold_seconds * 1000;
}

/** Under which key the job of a decision waits. */
export const keyOf = (review_id: string): string => `decision:${review_id}`;
