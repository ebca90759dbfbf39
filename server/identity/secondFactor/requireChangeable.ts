import { confirmedUntil } from '#domain/identity/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hasSecondFactor, secondFactorGivenAt } from './secondFactorRepository.ts';

/**
 * Refuses a change of the user's methods without a fresh confirmation. The first method needs none, since there is
 * nothing to confirm with. A person whose sign-in awaits the second factor cannot add a method, which would bypass it.
 */
export async function requireChangeable(db: Db, { now }: Needs<'now'>, actor: Actor): Promise<void> {
  if (!(await hasSecondFactor(db, actor.person_id))) return;
  if (actor.capacity === 'signing_in') throw new Refusal('second_factor_needed');
  const given_at = await secondFactorGivenAt(db, actor.session_id);
  if (!confirmedUntil(given_at, now())) throw new Refusal('confirmation_needed');
}
