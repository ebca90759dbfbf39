import { eq } from 'drizzle-orm';
import { writeMailedNotice } from '#contract/messages/writeMessages';
import type { CourtEvent } from '#domain/events/CourtEvents';
import { noticeOf } from '#domain/events/noticeOf';
import { courtName } from '#server/courts/courtRepository';
import { courtEvents } from '#server/db/schema/events';
import { findOpenMailbox } from '#server/directory/findPeople';
import type { Needs } from '#server/kernel/needs';
import { writeMail } from '#server/mail/mailTexts';
import type { notificationMailJob } from './notificationMailJob.ts';

type Asked = ReturnType<(typeof notificationMailJob)['payload']['parse']>;

/** Emails a person that a notification is waiting in the portal. Its content does not leave the portal. */
export async function mailNotification(
  needs: Needs<'db' | 'config' | 'mailer'>,
  { event_id, person_id }: Asked,
): Promise<void> {
  const mailbox = await findOpenMailbox(needs.db, person_id);
  const [found] = await needs.db
    .select({ event: courtEvents, court: courtName(courtEvents.court_id) })
    .from(courtEvents)
    .where(eq(courtEvents.id, event_id));
  if (!mailbox || !found) return;
  // The values and the subjects of a row are those of its code: `recordEvent` alone writes them.
  const notice = noticeOf(found.event as unknown as CourtEvent);
  if (notice === null) return;
  const { public_url } = needs.config;
  const what = writeMailedNotice(notice.kind);
  await needs.mailer.send({
    ...writeMail(mailbox, 'notification', { court: found.court, what, link: `${public_url}${notice.href}` }),
    id: `${event_id}.${person_id}@${new URL(public_url).hostname}`,
  });
}
