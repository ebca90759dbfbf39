import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { deliverEntry, escalate } from './deliverEntry.ts';
import { deliverEntryJob, proofOfEntryJob } from './deliverEntryJob.ts';
import { fileProofOfService } from './fileProofOfService.ts';

/** How entries of the court are served by email, and their proofs filed. */
export function entryServiceAssignments(
  needs: Needs<'db' | 'config' | 'now' | 'mailer' | 'blobs' | 'engine'>,
): Assignment[] {
  return [
    assign(deliverEntryJob, {
      run: (asked) => deliverEntry(needs, asked),
      failed: ({ delivery_id }) => escalate(needs, delivery_id, 'returned_mail', null),
    }),
    assign(proofOfEntryJob, { run: (asked) => fileProofOfService(needs, asked) }),
  ];
}
