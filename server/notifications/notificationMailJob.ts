import { z } from 'zod';
import { notificationKinds } from '#domain/notifications/kinds';
import { defineJob } from '#server/kernel/ports/Job';

/** A letter that says that something waits in the portal, and where; what it is about stays in the portal. */
export const notificationMailJob = defineJob(
  'mail_notification',
  z.object({
    person_id: z.string(),
    court_id: z.string(),
    kind: z.enum(notificationKinds),
    href: z.string().nullable(),
  }),
);
