import { z } from 'zod';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** Emails a person without an account that their hearing begins later; the delay names the notice that is current. */
export const delayMailJob = defineJob('mail_delay', z.object({ notice_id: z.uuid(), minutes: z.number().int() }), {
  attempts: mailAttempts,
});
