import { eq, sql } from 'drizzle-orm';
import { roleNames } from '#domain/identity/roleNames';
import { courtName, courtTimeZone } from '#server/courts/courtRepository';
import { invitations } from '#server/db/schema/invitations';
import type { Needs } from '#server/kernel/needs';
import { writeMail } from '#server/mail/mailTexts';

/** Emails an invitation if it is still open. */
export async function mailInvitation(
  { db, config, now, mailer }: Needs<'db' | 'config' | 'now' | 'mailer'>,
  { invitation_id }: { invitation_id: string },
): Promise<void> {
  const [found] = await db
    .select({
      invitation: invitations,
      court: courtName(invitations.court_id),
      time_zone: courtTimeZone(invitations.court_id),
    })
    .from(invitations)
    .where(eq(invitations.id, invitation_id));
  if (!found) return;
  const { invitation, court, time_zone } = found;
  if (invitation.used_at || invitation.withdrawn_at || invitation.expires_at <= now()) return;
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: time_zone }).format(
    invitation.expires_at,
  );
  const role = roleNames[invitation.role];
  const link = `${config.public_url}/login`;
  const { email } = invitation;
  await mailer.send(writeMail(email, 'invitation', { court, role, email, until, link }));
  await db
    .update(invitations)
    .set({ sent_at: now(), version: sql`${invitations.version} + 1` })
    .where(eq(invitations.id, invitation_id));
}
