import { providerSignIns } from '#server/db/schema/signIn';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { hashSecret } from '#server/secrets/tokens';
import { readReturnPath } from './readReturnPath.ts';

/** How long a person may take at the provider. */
export const attemptLifetimeMs = 10 * 60_000;

/** The browser's context: the portal's address that it used, and the secret in its sign-in cookie. */
export type Browser = { origin: string; secret: string };

/** Begins a sign-in at the identity provider and answers where the browser must go. */
export async function startProviderSignIn(
  { db, provider, now }: Needs<'db' | 'provider' | 'now'>,
  browser: Browser,
  asked: { return_to?: string | undefined },
): Promise<{ authorization_url: string }> {
  const return_to = asked.return_to === undefined ? null : requireReturnPath(asked.return_to);
  const { authorization_url, state, nonce, code_verifier } = await provider.begin(browser.origin);
  await db.insert(providerSignIns).values({
    state_hash: hashSecret(state),
    browser_hash: hashSecret(browser.secret),
    nonce,
    code_verifier,
    return_to,
    expires_at: new Date(now().getTime() + attemptLifetimeMs),
  });
  return { authorization_url };
}

function requireReturnPath(asked: string): string {
  const path = readReturnPath(asked);
  if (path !== null) return path;
  throw invalidInput('return_to', 'Use the path of a page in this portal');
}
