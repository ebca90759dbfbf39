import { z } from 'zod';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** The notice of a docket entry to everyone in its case; given by the area of the service of entries. */
export const entryNoticeJob = defineJob(
  'notice_entry',
  z.object({ entry_id: z.uuid(), to: z.enum(['everyone', 'without_account']) }),
  {
    attempts: mailAttempts,
  },
);
