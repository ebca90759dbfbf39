import { and, eq } from 'drizzle-orm';
import type { Session } from '#contract/identity';
import { signInStage } from '#domain/identity/secondFactor';
import { idleExpiry } from '#domain/identity/sessionLimits';
import { courtName, courtTimeZone } from '#server/courts/courtRepository';
import { judgeProfiles, people } from '#server/db/schema/people';
import { sessions } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { displayOf, findPreferences } from './preferenceRepository.ts';
import { requiresSecondFactor } from './secondFactor/requiresSecondFactor.ts';
import { hasSecondFactor } from './secondFactor/secondFactorRepository.ts';

/** A session as its browser stores it, without the token, which is returned only when it opens. */
export async function describeSession(
  db: Db,
  needs: Needs<'config'>,
  session_id: string,
): Promise<Omit<Session, 'token'>> {
  const [session] = await db
    .select({
      user_id: sessions.person_id,
      role: sessions.role,
      full_name: people.full_name,
      email: people.email,
      court_name: courtName(sessions.court_id),
      court_time_zone: courtTimeZone(sessions.court_id),
      judge_status: judgeProfiles.status,
      expires_at: sessions.expires_at,
      last_seen_at: sessions.last_seen_at,
      awaited: sessions.second_factor_awaited,
      given_at: sessions.second_factor_at,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.person_id))
    .leftJoin(
      judgeProfiles,
      and(eq(judgeProfiles.person_id, sessions.person_id), eq(judgeProfiles.court_id, sessions.court_id)),
    )
    .where(eq(sessions.id, session_id));
  const { expires_at, last_seen_at, awaited, given_at, ...known } = session!;
  const required = requiresSecondFactor(needs, known.role);
  const has_methods = await hasSecondFactor(db, known.user_id);
  const times = { expires_at: expires_at.getTime(), last_seen_at: last_seen_at.getTime() };
  return {
    ...known,
    stage: signInStage({ awaited, required, given_at, has_methods }),
    preferences: displayOf(await findPreferences(db, known.user_id)),
    expiry: times.expires_at,
    idle_expiry: Math.min(idleExpiry(times), times.expires_at),
  };
}
