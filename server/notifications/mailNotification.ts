import { eq } from 'drizzle-orm';
import { writeMailedNotice } from '#contract/messages/writeMessages';
import { courts } from '#server/db/schema/courts';
import { people } from '#server/db/schema/people';
import type { Needs } from '#server/kernel/needs';
import { writeMail } from '#server/mail/mailTexts';
import type { notificationMailJob } from './notificationMailJob.ts';

type Asked = ReturnType<(typeof notificationMailJob)['payload']['parse']>;

/** Emails a person that a notification is waiting in the portal. Its content does not leave the portal. */
export async function mailNotification(needs: Needs<'db' | 'config' | 'mailer'>, asked: Asked): Promise<void> {
  const [person] = await needs.db.select().from(people).where(eq(people.id, asked.person_id));
  const [court] = await needs.db.select().from(courts).where(eq(courts.id, asked.court_id));
  if (!person?.email || person.deactivated_at || !court) return;
  const link = `${needs.config.public_url}${asked.href ?? '/notifications'}`;
  const what = writeMailedNotice(asked.kind);
  await needs.mailer.send(writeMail(person.email, 'notification', { court: court.name, what, link }));
}
