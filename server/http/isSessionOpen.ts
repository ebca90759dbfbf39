import { and, eq, isNull } from 'drizzle-orm';
import { isSessionOver } from '#domain/identity/sessionLimits';
import { people } from '#server/db/schema/people';
import { sessions } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Whether the session on whose behalf something continues is still open. Asking does not keep it open. */
export async function isSessionOpen({ db, now }: Needs<'db' | 'now'>, { session_id }: Actor): Promise<boolean> {
  const [found] = await db
    .select({ last_seen_at: sessions.last_seen_at, expires_at: sessions.expires_at })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.person_id))
    .where(and(eq(sessions.id, session_id), isNull(sessions.revoked_at), isNull(people.deactivated_at)));
  if (!found) return false;
  const { last_seen_at, expires_at } = found;
  const session = { expires_at: expires_at.getTime(), last_seen_at: last_seen_at.getTime() };
  return !isSessionOver(session, now().getTime());
}
