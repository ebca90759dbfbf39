import { entryNoticeJob } from '#server/cases/docket/entryNoticeJob';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { deliverEntry, escalate } from './deliverEntry.ts';
import { deliverEntryJob, proofOfEntryJob } from './deliverEntryJob.ts';
import { fileProofOfService } from './fileProofOfService.ts';
import { noticeEntry } from './noticeEntry.ts';

/** How notice of docket entries is given, entries of the court are served by email, and their proofs filed. */
export function entryServiceAssignments(
  needs: Needs<'db' | 'config' | 'now' | 'mailer' | 'blobs' | 'engine'>,
): Assignment[] {
  return [
    assign(deliverEntryJob, {
      run: (asked) => deliverEntry(needs, asked),
      failed: ({ delivery_id }) => escalate(needs, delivery_id, 'returned_mail', null),
    }),
    assign(entryNoticeJob, { run: (asked) => noticeEntry(needs, asked) }),
    assign(proofOfEntryJob, { run: (asked) => fileProofOfService(needs, asked) }),
  ];
}
