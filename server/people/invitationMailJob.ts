import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** The letter that tells someone that they are invited. */
export const invitationMailJob = defineJob('mail_invitation', z.object({ invitation_id: z.string() }));
