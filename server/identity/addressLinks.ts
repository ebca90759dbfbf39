import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { addressLinks } from '#server/db/schema/addressLinks';
import { accessRequests } from '#server/db/schema/apiAccess';
import { judgeProfiles, people } from '#server/db/schema/people';
import { addJob } from '#server/jobs/addJob';
import type { Caller } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';
import { writeMail } from '#server/mail/mailTexts';
import { notifyAdministrators } from './notifyAdministrators.ts';
import { standingInForce } from './roleRepository.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** How long a link that verifies an address is valid: long enough for a weekend. */
export const addressLinkLifetimeMs = 3 * dayMs;

/** Whose address, and the request for API access that it was typed into; without one it is the account's own. */
const Addressed = z.object({ person_id: z.string(), email: z.string(), access_request_id: z.string().nullable() });
type Addressed = z.infer<typeof Addressed>;

/** Mails a link to an address that was only typed in. */
export const addressLinkJob = defineJob('mail_address_link', Addressed);

export async function mailAddressLink(tx: Db, addressed: Addressed): Promise<void> {
  await addJob(tx, addressLinkJob, addressed);
}

/** Sends the email with the link. It reaches the owner of the mailbox and repeats nothing that was typed. */
export async function sendAddressLink(
  needs: Needs<'db' | 'config' | 'now' | 'mailer'>,
  addressed: Addressed,
): Promise<void> {
  const token = newSecret();
  const expires_at = new Date(needs.now().getTime() + addressLinkLifetimeMs);
  await needs.db.insert(addressLinks).values({ ...addressed, token_hash: hashSecret(token), expires_at });
  const standing = await standingInForce(needs.db, needs, addressed.person_id);
  const { name: court } = await findCourtSettings(needs.db, standing?.court_id ?? needs.config.court.id);
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
  return { message: 'The address is verified. Thank you.' };
}

async function verifyRequest(tx: Db, { now }: Needs<'now'>, id: string): Promise<string> {
  const [request] = await tx
    .update(accessRequests)
    .set({ email_verified_at: now() })
    .where(eq(accessRequests.id, id))
    .returning({ requested_by: accessRequests.requested_by });
  const [person] = await tx.select().from(people).where(eq(people.id, request!.requested_by));
  return person!.full_name;
}

/** From now on the administrators hear of a judge who registered with this address. */
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
