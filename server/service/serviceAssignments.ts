import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { deliverService, failDelivery } from './deliverService.ts';
import { deliverServiceJob } from './deliverServiceJob.ts';

/** How filings are served by email. */
export function serviceAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [
    assign(deliverServiceJob, {
      run: (asked) => deliverService(needs, asked),
      failed: ({ recipient_id }) => failDelivery(needs, recipient_id, 'unreachable', null),
    }),
  ];
}
