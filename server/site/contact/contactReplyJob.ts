import { z } from 'zod';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** The mail that carries an administrator's reply to a visitor. */
export const contactReplyJob = defineJob('mail_contact_reply', z.object({ reply_id: z.string() }), {
  attempts: mailAttempts,
});
