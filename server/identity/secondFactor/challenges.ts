import { and, eq, gt, isNull } from 'drizzle-orm';
import { passkeyChallenges } from '#server/db/schema/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { hashSecret } from '#server/secrets/tokens';

const challengeLifetimeMs = 5 * 60_000;

type Purpose = typeof passkeyChallenges.$inferSelect.purpose;

/** Keeps a challenge that was sent to the browser of this session. */
export async function keepChallenge(
  { db, now }: Needs<'db' | 'now'>,
  { session_id }: Actor,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const expires_at = new Date(now().getTime() + challengeLifetimeMs);
  await db.insert(passkeyChallenges).values({ challenge_hash: hashSecret(challenge), session_id, purpose, expires_at });
}

/** Consumes a challenge, whatever the result; false if it is another session's, expired, or used. */
export async function takeChallenge(
  { db, now }: Needs<'db' | 'now'>,
  { session_id }: Actor,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const at = now();
  const taken = await db
    .update(passkeyChallenges)
    .set({ used_at: at })
    .where(
      and(
        eq(passkeyChallenges.challenge_hash, hashSecret(challenge)),
        eq(passkeyChallenges.session_id, session_id),
        eq(passkeyChallenges.purpose, purpose),
        isNull(passkeyChallenges.used_at),
        gt(passkeyChallenges.expires_at, at),
      ),
    )
    .returning({ hash: passkeyChallenges.challenge_hash });
  return taken.length > 0;
}
