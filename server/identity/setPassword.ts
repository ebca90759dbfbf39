import { and, eq, gt, isNull } from 'drizzle-orm';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { revokeKeysOf } from '#server/apiAccess/revokeKeysOf';
import { people } from '#server/db/schema/people';
import { passwordLinks } from '#server/db/schema/signIn';
import type { Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret } from '#server/secrets/tokens';
import { endSessions } from './endSessions.ts';
import { forgetDevices } from './knownDevices.ts';
import { hashPassword } from './passwords.ts';
import { requireGoodPassword } from './requireGoodPassword.ts';
import { forgiveAccount } from './throttleSignIn.ts';

/** Sets a password through a link that reached its owner, once. Every session of the account ends with it. */
export async function setPassword(
  needs: Needs<'db' | 'config' | 'now'>,
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const open = () =>
    and(
      eq(passwordLinks.token_hash, hashSecret(token)),
      isNull(passwordLinks.used_at),
      gt(passwordLinks.expires_at, needs.now()),
    );
  // Looked up first, so that made-up links cost us no hashing.
  const [known] = await needs.db
    .select({ id: people.id, email: people.email, full_name: people.full_name })
    .from(passwordLinks)
    .innerJoin(people, eq(people.id, passwordLinks.person_id))
    .where(open());
  if (!known) throw new Refusal('link_refused');
  await requireGoodPassword(needs.db, needs, known, { field: 'password', password });
  const password_hash = await hashPassword(password);

  const email = await needs.db.transaction(async (tx) => {
    const at = needs.now();
    const [used] = await tx.update(passwordLinks).set({ used_at: at }).where(open()).returning();
    if (!used) throw new Refusal('link_refused');
    const { person_id } = used;
    const [person] = await tx
      .update(people)
      .set({ password_hash, email_verified_at: at })
      .where(and(eq(people.id, person_id), isNull(people.deactivated_at)))
      .returning();
    if (!person) throw new Refusal('account_deactivated');
    await tx
      .update(passwordLinks)
      .set({ used_at: at })
      .where(and(eq(passwordLinks.person_id, person_id), isNull(passwordLinks.used_at)));
    await endSessions(tx, needs, person_id);
    await forgetDevices(tx, person_id);
    await revokeKeysOf(tx, needs, person_id);
    await recordOnPerson(tx, needs, { capacity: 'visitor', address: caller.address }, person_id, {
      action: 'password_set',
      values: { person: person.full_name },
    });
    return person.email;
  });
  if (email) await forgiveAccount(needs, caller, email);
}
