import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findCourt } from '#server/courts/findCourt';
import { firmInvitations } from '#server/db/schema/firms';
import type { Needs } from '#server/kernel/needs';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';
import { writeMail } from '#server/mail/mailTexts';
import { hashSecret, newSecret } from '#server/secrets/tokens';

const asked = z.object({ invitation_id: z.string(), court_id: z.string() });

/** The email with the link of an invitation to a firm. The court is the one in which the administrator invited. */
export const firmInvitationMailJob = defineJob('mail_firm_invitation', asked, { attempts: mailAttempts });

const positions = { attorney: 'an attorney', paralegal: 'a paralegal', legal_assistant: 'a legal assistant' };

/**
 * Emails an invitation if it is still open. The link's secret is made here and stored as a hash only. The name of the firm
 * is not in the email, since its administrator typed it; the portal shows it after sign-in.
 */
export async function mailFirmInvitation(
  { db, config, now, mailer }: Needs<'db' | 'config' | 'now' | 'mailer'>,
  { invitation_id, court_id }: z.infer<typeof asked>,
): Promise<void> {
  const [found] = await db.select().from(firmInvitations).where(eq(firmInvitations.id, invitation_id));
  if (!found || found.accepted_at || found.withdrawn_at || found.expires_at <= now()) return;
  const { name: court, time_zone } = await findCourt(db, court_id);
  const token = newSecret();
  await db
    .update(firmInvitations)
    .set({ token_hash: hashSecret(token) })
    .where(eq(firmInvitations.id, invitation_id));
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: time_zone }).format(found.expires_at);
  const link = `${config.public_url}/firm?invitation=${token}`;
  const { email, position } = found;
  const values = { court, email, until, link, position: positions[position] };
  await mailer.send(writeMail(email, 'firm_invitation', values));
  await db.update(firmInvitations).set({ sent_at: now() }).where(eq(firmInvitations.id, invitation_id));
}
