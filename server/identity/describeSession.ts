import { eq } from 'drizzle-orm';
import type { Session } from '#contract/identity';
import { idleExpiry } from '#domain/identity/sessionLimits';
import type { Db } from '#server/db/db';
import { judgeProfiles, people, sessions } from '#server/db/schema';
import type { Needs } from '#server/needs';

/** A session as its browser keeps it, without the token, which only its opening knows. */
export async function describeSession(
  db: Db,
  { config }: Needs<'config'>,
  session_id: string,
): Promise<Omit<Session, 'token'>> {
  const [session] = await db
    .select({
      user_id: sessions.person_id,
      role: sessions.role,
      full_name: people.full_name,
      email: people.email,
      judge_status: judgeProfiles.status,
      expires_at: sessions.expires_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.person_id))
    .leftJoin(judgeProfiles, eq(judgeProfiles.person_id, sessions.person_id))
    .where(eq(sessions.id, session_id));
  const { expires_at, last_seen_at, ...known } = session!;
  const times = { expires_at: expires_at.getTime(), last_seen_at: last_seen_at.getTime() };
  return {
    ...known,
    court_name: config.court.name,
    court_time_zone: config.court.time_zone,
    expiry: times.expires_at,
    idle_expiry: Math.min(idleExpiry(times), times.expires_at),
  };
}
