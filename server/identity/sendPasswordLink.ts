import { eq } from 'drizzle-orm';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { people } from '#server/db/schema/people';
import type { Needs } from '#server/kernel/needs';
import { writeMail } from '#server/mail/mailTexts';
import { issuePasswordLink, resetLinkLifetimeMs } from './issuePasswordLink.ts';
import { findCurrentRole } from './roleRepository.ts';

/**
 * Emails a link to set a new password to an address with an account, and does nothing for one without. A person who
 * signs in through the identity provider receives an email that says so: email must not bypass the provider.
 */
export async function sendPasswordLink(
  needs: Needs<'db' | 'config' | 'now' | 'mailer'>,
  { email }: { email: string },
): Promise<void> {
  const [person] = await needs.db.select().from(people).where(eq(people.email, email));
  if (!person || person.deactivated_at) return;
  const current = await findCurrentRole(needs.db, needs, person.id);
  const { name: court } = await findCourtSettings(needs.db, current?.court_id ?? needs.config.court.id);

  if (!person.password_hash) {
    const provider = needs.config.oidc.provider_name;
    const link = `${needs.config.public_url}/login`;
    return needs.mailer.send(writeMail(email, 'password_at_provider', { court, provider, link }));
  }
  // The email is sent after the commit: a slow mail server must not block the activity record. If sending fails, the
  // job tries again with a new link, and no one has received the first one.
  const link = await needs.db.transaction(async (tx) => {
    const issued = await issuePasswordLink(tx, needs, person.id, resetLinkLifetimeMs);
    await recordOnPerson(tx, needs, 'portal', person.id, {
      action: 'password_link_made',
      values: { person: person.full_name },
    });
    return issued;
  });
  await needs.mailer.send(writeMail(email, 'password_link', { court, link }));
}
