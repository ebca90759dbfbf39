import { z } from 'zod';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** Serves a filing on one recipient by email. */
export const deliverServiceJob = defineJob('deliver_service', z.object({ recipient_id: z.uuid() }), {
  attempts: mailAttempts,
});
