import { type Assignment, assign } from '#server/jobs/Job';
import type { Needs } from '#server/needs';
import { deliverJob } from './deliverJob.ts';
import { deliverWebhook, giveUp } from './deliverWebhook.ts';

/** How webhooks are delivered. */
export function webhookAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(deliverJob, {
      run: (asked, { signal }) => deliverWebhook(needs, asked, signal),
      failed: ({ delivery_id }, reason) => giveUp(needs, delivery_id, reason),
    }),
  ];
}
