import { and, eq, gt, isNull } from 'drizzle-orm';
import { people } from '#server/db/schema/people';
import { signInTickets } from '#server/db/schema/signIn';
import type { Caller } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret } from '#server/secrets/tokens';
import { findCurrentRole } from './roleRepository.ts';
import { type SignedIn, signInAs } from './signInAs.ts';

/** What the redirect handed over, and the secret in the cookie of the browser that brings it. */
export type BroughtTicket = { user_id: string; token: string; browser_secret: string | null };

/** Exchanges a sign-in ticket for a session: once, within its minute, in the browser that began. */
export async function exchangeTicket(
  needs: Needs<'db' | 'config' | 'now'>,
  caller: Caller,
  brought: BroughtTicket,
): Promise<SignedIn> {
  return needs.db.transaction(async (tx) => {
    const { person, second_factor_given } = await takeTicket(tx, needs, brought);
    const current = await findCurrentRole(tx, needs, person.id);
    if (person.deactivated_at || !current) throw new Refusal('account_deactivated');
    const { id: person_id, full_name } = person;
    return signInAs(tx, needs, caller, { person_id, full_name, ...current }, { way: 'provider', second_factor_given });
  });
}

async function takeTicket(tx: Db, { now }: Needs<'now'>, { user_id, token, browser_secret }: BroughtTicket) {
  const at = now();
  const [ticket] = await tx
    .update(signInTickets)
    .set({ used_at: at })
    .where(
      and(
        eq(signInTickets.ticket_hash, hashSecret(token)),
        eq(signInTickets.browser_hash, hashSecret(browser_secret ?? '')),
        eq(signInTickets.person_id, user_id),
        isNull(signInTickets.used_at),
        gt(signInTickets.expires_at, at),
      ),
    )
    .returning();
  if (!ticket) throw new Refusal('sign_in_ticket_refused');
  const [person] = await tx.select().from(people).where(eq(people.id, ticket.person_id));
  return { person: person!, second_factor_given: ticket.second_factor_given };
}
