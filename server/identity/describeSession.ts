import { eq } from 'drizzle-orm';
import type { Session } from '#contract/identity';
import { idleExpiry } from '#domain/identity/sessionLimits';
import type { Db } from '#server/db/db';
import { courts, judgeProfiles, people, sessions } from '#server/db/schema';
import { displayOf, findPreferences } from '#server/settings/preferenceRepository';

/** A session as its browser keeps it, without the token, which only its opening knows. */
export async function describeSession(db: Db, session_id: string): Promise<Omit<Session, 'token'>> {
  const [session] = await db
    .select({
      user_id: sessions.person_id,
      role: sessions.role,
      full_name: people.full_name,
      email: people.email,
      court_name: courts.name,
      court_time_zone: courts.time_zone,
      judge_status: judgeProfiles.status,
      expires_at: sessions.expires_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .innerJoin(courts, eq(courts.id, sessions.court_id))
    .innerJoin(people, eq(people.id, sessions.person_id))
    .leftJoin(judgeProfiles, eq(judgeProfiles.person_id, sessions.person_id))
    .where(eq(sessions.id, session_id));
  const { expires_at, last_seen_at, ...known } = session!;
  const times = { expires_at: expires_at.getTime(), last_seen_at: last_seen_at.getTime() };
  return {
    ...known,
    preferences: displayOf(await findPreferences(db, known.user_id)),
    expiry: times.expires_at,
    idle_expiry: Math.min(idleExpiry(times), times.expires_at),
  };
}
