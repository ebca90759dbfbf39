import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Ends every open session of a person, with the tokens of all its tabs. */
export async function endSessions(tx: Db, { now }: Needs<'now'>, person_id: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ revoked_at: now() })
    .where(and(eq(sessions.person_id, person_id), isNull(sessions.revoked_at)));
}
