import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { OpenSession } from '#contract/identity';
import { idleLimitMs } from '#domain/identity/sessionLimits';
import { sessions } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** The sessions that the user has open, the newest first. */
export async function listSessions({ db, now }: Needs<'db' | 'now'>, actor: Actor): Promise<OpenSession[]> {
  const at = now();
  const open = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.person_id, actor.person_id),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, at),
        gt(sessions.last_seen_at, new Date(at.getTime() - idleLimitMs)),
      ),
    )
    .orderBy(desc(sessions.created_at));
  return open.map((session) => ({
    id: session.id,
    role: session.role,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    address: session.address,
    user_agent: session.user_agent,
    current: session.id === actor.session_id,
  }));
}
