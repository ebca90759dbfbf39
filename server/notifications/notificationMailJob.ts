import { z } from 'zod';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** An email about an event to one person. It names the kind of event and links to the portal; it has no other content. */
export const notificationMailJob = defineJob(
  'mail_notification',
  z.object({ event_id: z.uuid(), person_id: z.uuid() }),
  { attempts: mailAttempts },
);
