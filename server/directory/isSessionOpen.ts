import { eq } from 'drizzle-orm';
import { isSessionOver } from '#domain/identity/sessionLimits';
import { directorySessions } from '#server/db/schema/directory';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Whether the session for which something continues is still open. The query does not keep it open. */
export async function isSessionOpen({ db, now }: Needs<'db' | 'now'>, { session_id }: Actor): Promise<boolean> {
  const [found] = await db.select().from(directorySessions).where(eq(directorySessions.id, session_id));
  if (!found) return false;
  const { last_seen_at, expires_at } = found;
  const session = { expires_at: expires_at.getTime(), last_seen_at: last_seen_at.getTime() };
  return !isSessionOver(session, now().getTime());
}
