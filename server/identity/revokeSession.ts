import { and, eq, isNull } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { sessions } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/**
 * Ends one of the user's own sessions, with the tokens of all its tabs. Other people's sessions do not exist for the
 * user.
 */
export async function revokeSession(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  session_id: string,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ revoked_at: needs.now() })
      .where(and(eq(sessions.id, session_id), eq(sessions.person_id, actor.person_id), isNull(sessions.revoked_at)))
      .returning({ id: sessions.id });
    if (!ended) throw new Refusal('not_found');
    const own = session_id === actor.session_id;
    await recordActivity(tx, needs, actor, {
      action: own ? 'signed_out' : 'session_revoked',
      subject_type: 'session',
      subject_id: session_id,
      values: {},
    });
  });
}
