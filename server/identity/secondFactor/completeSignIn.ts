import { eq } from 'drizzle-orm';
import { sessions } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type SignedIn, signInAs } from '../signInAs.ts';

/**
 * Records that the person of a session has given a second factor. The sign-in is completed with a new session, so that
 * a token seen before the second factor grants no access; null if it was already complete.
 */
export async function completeSignIn(tx: Db, needs: Needs<'config' | 'now'>, actor: Actor): Promise<SignedIn | null> {
  const at = needs.now();
  if (actor.capacity !== 'signing_in') {
    await tx.update(sessions).set({ second_factor_at: at }).where(eq(sessions.id, actor.session_id));
    return null;
  }
  await tx.update(sessions).set({ revoked_at: at }).where(eq(sessions.id, actor.session_id));
  return signInAs(tx, needs, actor, actor, { way: 'second_factor', second_factor_given: true });
}
