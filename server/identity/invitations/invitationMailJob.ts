import { z } from 'zod';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** The email that notifies a person of their invitation. */
export const invitationMailJob = defineJob('mail_invitation', z.object({ invitation_id: z.string() }), {
  attempts: mailAttempts,
});
