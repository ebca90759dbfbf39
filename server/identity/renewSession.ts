import type { Session } from '#contract/identity';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeSession } from './describeSession.ts';
import { touchSession } from './findActor.ts';

/** The person confirmed their presence: the idle time restarts, the four hours do not. */
export async function renewSession(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<Omit<Session, 'token'>> {
  await touchSession(needs.db, actor.session_id, needs.now().getTime());
  return describeSession(needs.db, needs, actor.session_id);
}
