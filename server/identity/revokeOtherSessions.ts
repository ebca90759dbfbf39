import { and, eq, isNull, ne } from 'drizzle-orm';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { sessions } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Ends every session of the user except the current one. */
export async function revokeOtherSessions(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revoked_at: needs.now() })
      .where(
        and(eq(sessions.person_id, actor.person_id), ne(sessions.id, actor.session_id), isNull(sessions.revoked_at)),
      )
      .returning({ id: sessions.id });
    if (ended.length === 0) return;
    await recordOnPerson(tx, needs, actor, actor.person_id, {
      action: 'sessions_revoked',
      values: {},
    });
  });
  return { message: 'All other sessions have ended.' };
}
