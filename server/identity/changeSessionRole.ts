import { eq } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import { sessions } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';

/** Continues an open session in another role. */
export async function changeSessionRole(tx: Db, session_id: string, role: Role): Promise<void> {
  await tx.update(sessions).set({ role }).where(eq(sessions.id, session_id));
}
