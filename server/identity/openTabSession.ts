import { and, eq, isNull } from 'drizzle-orm';
import type { Session } from '#contract/identity';
import { isSessionOver } from '#domain/identity/sessionLimits';
import { people } from '#server/db/schema/people';
import { sessions } from '#server/db/schema/signIn';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret } from '#server/secrets/tokens';
import { describeSession } from './describeSession.ts';
import { issueToken } from './openSession.ts';

/** Lets a new tab into the session that its browser has (departure 5). */
export async function openTabSession(
  needs: Needs<'db' | 'config' | 'now'>,
  browser_secret: string | null,
): Promise<Session> {
  // A browser that never had one and a browser that no longer has one get the same answer: sign in.
  if (!browser_secret) throw new Refusal('session_ended');
  const [session] = await needs.db
    .select({ id: sessions.id, expires_at: sessions.expires_at, last_seen_at: sessions.last_seen_at })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.person_id))
    .where(
      and(
        eq(sessions.browser_hash, hashSecret(browser_secret)),
        isNull(sessions.revoked_at),
        isNull(people.deactivated_at),
      ),
    );
  if (!session || isOver(session, needs.now())) throw new Refusal('session_ended');
  const token = await issueToken(needs.db, needs, session.id);
  return { ...(await describeSession(needs.db, needs, session.id)), token };
}

function isOver(session: { expires_at: Date; last_seen_at: Date }, at: Date): boolean {
  const times = { expires_at: session.expires_at.getTime(), last_seen_at: session.last_seen_at.getTime() };
  return isSessionOver(times, at.getTime());
}
