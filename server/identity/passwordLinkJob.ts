import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** The address that somebody typed, whether or not it has an account: the queue does not tell either. */
export const passwordLinkJob = defineJob('send_password_link', z.object({ email: z.string() }));
