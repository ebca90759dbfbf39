import { and, eq, gt, isNull } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { recordActivity } from '#server/activity/recordActivity';
import { verifyRequestAddress } from '#server/apiAccess/accessRepository';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { addressLinks } from '#server/db/schema/addressLinks';
import { judgeProfiles, people } from '#server/db/schema/people';
import { findPersonName } from '#server/directory/findPeople';
import type { Caller } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import type { AddressToVerify } from '#server/mail/addressLinkJob';
import { writeMail } from '#server/mail/mailTexts';
import { hashSecret, newSecret } from '#server/secrets/tokens';
import { notifyAdministrators } from './notifyAdministrators.ts';
import { findCurrentRole } from './roleRepository.ts';

/** How long a link that verifies an address is valid: long enough for a weekend. */
export const addressLinkLifetimeMs = 3 * dayMs;

/** Sends the email with the link. It reaches the owner of the mailbox and repeats nothing that was typed. */
export async function sendAddressLink(
  needs: Needs<'db' | 'config' | 'now' | 'mailer'>,
  addressed: AddressToVerify,
): Promise<void> {
  const token = newSecret();
  const expires_at = new Date(needs.now().getTime() + addressLinkLifetimeMs);
  await needs.db.insert(addressLinks).values({ ...addressed, token_hash: hashSecret(token), expires_at });
  const current = await findCurrentRole(needs.db, needs, addressed.person_id);
  const { name: court } = await findCourtSettings(needs.db, current?.court_id ?? needs.config.court.id);
  const link = `${needs.config.public_url}/verify-email?token=${token}`;
  const letter = addressed.access_request_id ? 'verify_access_address' : 'verify_address';
  await needs.mailer.send(writeMail(addressed.email, letter, { court, link }));
}

/** Accepts the link from the owner of the mailbox: the address is verified, once. */
export async function verifyAddress(
  needs: Needs<'db' | 'config' | 'now'>,
  caller: Caller,
  { token }: { token: string },
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const at = needs.now();
    const [link] = await tx
      .update(addressLinks)
      .set({ used_at: at })
      .where(
        and(
          eq(addressLinks.token_hash, hashSecret(token)),
          isNull(addressLinks.used_at),
          gt(addressLinks.expires_at, at),
        ),
      )
      .returning();
    if (!link) throw new Refusal('link_refused');
    const full_name = link.access_request_id
      ? await verifyRequest(tx, needs, link.access_request_id)
      : await verifyAccount(tx, needs, link);
    await recordActivity(
      tx,
      needs,
      { capacity: 'visitor', address: caller.address },
      {
        action: 'address_verified',
        subject_type: link.access_request_id ? 'access_request' : 'person',
        subject_id: link.access_request_id ?? link.person_id,
        values: { email: link.email, person: full_name },
        concerns: link.person_id,
      },
    );
  });
  return { message: 'The address has been verified. Thank you.' };
}

async function verifyRequest(tx: Db, { now }: Needs<'now'>, id: string): Promise<string> {
  const person_id = await verifyRequestAddress(tx, id, now());
  return (await findPersonName(tx, person_id)) ?? '';
}

/** Verifies the account's address, and notifies the administrators of a judge who registered with it. */
async function verifyAccount(
  tx: Db,
  needs: Needs<'now'>,
  { person_id, email }: { person_id: string; email: string },
): Promise<string> {
  const [person] = await tx
    .update(people)
    .set({ email_verified_at: needs.now() })
    .where(and(eq(people.id, person_id), eq(people.email, email), isNull(people.deactivated_at)))
    .returning({ full_name: people.full_name });
  if (!person) throw new Refusal('link_refused');
  const waiting = and(eq(judgeProfiles.person_id, person_id), eq(judgeProfiles.status, 'pending'));
  for (const { court_id } of await tx.select().from(judgeProfiles).where(waiting)) {
    await notifyAdministrators(tx, needs, { court_id, full_name: person.full_name });
  }
  return person.full_name;
}
