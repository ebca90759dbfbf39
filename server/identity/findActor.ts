import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import { isComplete } from '#domain/identity/secondFactor';
import { isSessionOver } from '#domain/identity/sessionLimits';
import { judgeProfiles, people } from '#server/db/schema/people';
import { sessions, sessionTokens } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { hashSecret } from '#server/secrets/tokens';
import { membershipOf } from '#server/visibility/firmMembership';
import { requiresSecondFactor } from './secondFactor/requiresSecondFactor.ts';

/**
 * Data of a request besides its token. A background request was not made by a person and does not count as activity.
 */
export type RequestFacts = { address: string; user_agent: string | null; background: boolean };

const touchEveryMs = 60_000;

/** On whose behalf a bearer token acts; null when it opens no session (any more). */
export async function findActor(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  bearer: string,
  facts: RequestFacts,
): Promise<Actor | null> {
  const [found] = await db
    .select({
      session_id: sessions.id,
      person_id: sessions.person_id,
      court_id: sessions.court_id,
      role: sessions.role,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
      full_name: people.full_name,
      judge_status: judgeProfiles.status,
      awaited: sessions.second_factor_awaited,
      given_at: sessions.second_factor_at,
      firm: membershipOf(sessions),
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.session_id))
    .innerJoin(people, eq(people.id, sessions.person_id))
    .leftJoin(
      judgeProfiles,
      and(eq(judgeProfiles.person_id, sessions.person_id), eq(judgeProfiles.court_id, sessions.court_id)),
    )
    .where(
      and(eq(sessionTokens.token_hash, hashSecret(bearer)), isNull(sessions.revoked_at), isNull(people.deactivated_at)),
    );
  const at = now().getTime();
  if (!found || isOver(found, at)) return null;
  if (!facts.background && at - found.last_seen_at.getTime() >= touchEveryMs) {
    await touchSession(db, found.session_id, at);
  }
  const { person_id, full_name, role, court_id, session_id, firm } = found;
  const required = requiresSecondFactor({ config }, role);
  return {
    capacity: isComplete({ ...found, required }) ? capacityOf(role, found.judge_status) : 'signing_in',
    person_id,
    full_name,
    role,
    court_id,
    session_id,
    address: facts.address,
    user_agent: facts.user_agent,
    firm,
  };
}

function capacityOf(role: Role, judge_status: string | null): Actor['capacity'] {
  return role === 'judge' && judge_status !== 'verified' ? 'pending_judge' : role;
}

/** Records the person's activity. Never moves the time backward, because requests may arrive out of order. */
export async function touchSession(db: Needs<'db'>['db'], session_id: string, at: number): Promise<void> {
  const moment = new Date(at);
  await db
    .update(sessions)
    .set({ last_seen_at: moment })
    .where(and(eq(sessions.id, session_id), lt(sessions.last_seen_at, moment)));
}

function isOver(session: { expires_at: Date; last_seen_at: Date }, at: number): boolean {
  return isSessionOver({ expires_at: session.expires_at.getTime(), last_seen_at: session.last_seen_at.getTime() }, at);
}
