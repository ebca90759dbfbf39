import { and, eq, gt, isNull } from 'drizzle-orm';
import { refusalFor } from '#server/db/refusalFor';
import { providerSignIns, signInTickets } from '#server/db/schema/signIn';
import type { Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret, newSecret } from '#server/secrets/tokens';
import { admitProvidedPerson } from './admitProvidedPerson.ts';

/** The ticket in the redirect is valid for one minute (departure 4). */
export const ticketLifetimeMs = 60_000;

/**
 * Takes the browser back from the identity provider and answers the path on which it continues: /login-success with a
 * one-time ticket, or /login with the code of what went wrong.
 */
export async function finishProviderSignIn(
  needs: Needs<'db' | 'provider' | 'config' | 'now'>,
  caller: Caller,
  browser: { returned: URL; secret: string | null },
): Promise<string> {
  try {
    const attempt = await takeAttempt(needs, browser);
    const identity = await needs.provider.finish(browser.returned, attempt);
    return await needs.db.transaction(async (tx) => {
      const person = await admitProvidedPerson(tx, needs, caller, identity);
      const ticket = newSecret();
      await tx.insert(signInTickets).values({
        ticket_hash: hashSecret(ticket),
        person_id: person.person_id,
        browser_hash: attempt.browser_hash,
        second_factor_given: identity.second_factor_given,
        expires_at: new Date(needs.now().getTime() + ticketLifetimeMs),
      });
      const query = new URLSearchParams({ user_id: person.person_id, token: ticket, role: person.role });
      if (attempt.return_to) query.set('return_to', attempt.return_to);
      return `/login-success?${query}`;
    });
  } catch (error) {
    // The browser is on a bare redirect here: an error is readable only on the sign-in page.
    const refusal = refusalFor(error);
    if (refusal) return `/login?${new URLSearchParams({ error: refusal.code })}`;
    throw error;
  }
}

/** Consumes the attempt in any case: a state returns once, to the browser that received it. */
async function takeAttempt({ db, now }: Needs<'db' | 'now'>, browser: { returned: URL; secret: string | null }) {
  const state = browser.returned.searchParams.get('state');
  if (!state || !browser.secret) throw new Refusal('sign_in_ticket_refused');
  const at = now();
  const [attempt] = await db
    .update(providerSignIns)
    .set({ used_at: at })
    .where(
      and(
        eq(providerSignIns.state_hash, hashSecret(state)),
        eq(providerSignIns.browser_hash, hashSecret(browser.secret)),
        isNull(providerSignIns.used_at),
        gt(providerSignIns.expires_at, at),
      ),
    )
    .returning();
  if (!attempt) throw new Refusal('sign_in_ticket_refused');
  return { ...attempt, state };
}
