import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
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
