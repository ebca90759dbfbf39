import { eq } from 'drizzle-orm';
import { courtName } from '#server/courts/courtRepository';
import { contactReplies, contactRequests } from '#server/db/schema/contactRequests';
import type { Needs } from '#server/kernel/needs';
import { writeMail } from '#server/mail/mailTexts';

/** Mails a reply once. */
export async function mailContactReply(
  { db, now, mailer }: Needs<'db' | 'now' | 'mailer'>,
  { reply_id }: { reply_id: string },
): Promise<void> {
  const [found] = await db
    .select({ reply: contactReplies, email: contactRequests.email, court: courtName(contactRequests.court_id) })
    .from(contactReplies)
    .innerJoin(contactRequests, eq(contactRequests.id, contactReplies.request_id))
    .where(eq(contactReplies.id, reply_id));
  if (!found || found.reply.sent_at) return;
  await mailer.send(writeMail(found.email, 'contact_reply', { court: found.court, body: found.reply.body }));
  await db.update(contactReplies).set({ sent_at: now() }).where(eq(contactReplies.id, reply_id));
}
