import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** The address as typed, whether or not it has an account: the queue reveals neither. */
export const passwordLinkJob = defineJob('send_password_link', z.object({ email: z.string() }));
