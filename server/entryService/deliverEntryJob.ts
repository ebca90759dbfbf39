import { z } from 'zod';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** Serves an entry of the court on one person by email. */
export const deliverEntryJob = defineJob('deliver_entry', z.object({ delivery_id: z.uuid() }), {
  attempts: mailAttempts,
});

/** Files the proof of service of an entry once everyone is served. */
export const proofOfEntryJob = defineJob('file_proof_of_entry', z.object({ entry_id: z.uuid() }));
