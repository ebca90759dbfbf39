import type { Session } from '#contract/identity';
import type { Confirmation } from '#contract/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { checkAuthenticator } from './authenticators.ts';
import { completeSignIn } from './completeSignIn.ts';
import { checkPasskey } from './passkeys.ts';
import { checkRecoveryCode } from './recoveryCodes.ts';

/** Confirms with a second factor: completes a sign-in, or lets the methods be changed for a while. */
export async function confirmSecondFactor(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  given: Confirmation,
): Promise<{ message: string; session: Session | null; browser_secret: string | null }> {
  await checkSecondFactor(needs, actor, given);
  const completed = await needs.db.transaction((tx) => completeSignIn(tx, needs, actor));
  return {
    message: 'Confirmed.',
    session: completed?.session ?? null,
    browser_secret: completed?.browser_secret ?? null,
  };
}

/** Refuses unless this is a second factor of the actor. Each code and each challenge is taken once. */
export async function checkSecondFactor(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  given: Confirmation,
): Promise<void> {
  if (given.with === 'passkey') await checkPasskey(needs, actor, given);
  else if (given.with === 'authenticator') await checkAuthenticator(needs, actor, given.code);
  else await checkRecoveryCode(needs, actor, given.code);
}
