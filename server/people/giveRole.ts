import { eq, sql } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import type { NoticeMessage } from '#domain/notifications/NoticeMessages';
import { people } from '#server/db/schema/people';
import { replaceRole } from '#server/identity/roleRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notify } from '#server/notifications/notify';

/** Gives somebody of the asker's court another role, and tells them. What they have open in the old one ends. */
export async function giveRole(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { person_id, role, notice }: { person_id: string; role: Role; notice: NoticeMessage },
): Promise<void> {
  const { court_id } = actor;
  await replaceRole(tx, needs, person_id, role, { granted_by: actor.person_id, court_id });
  await tx
    .update(people)
    .set({ version: sql`${people.version} + 1` })
    .where(eq(people.id, person_id));
  await notify(tx, needs, { ...notice, court_id, to: [person_id], href: '/settings' });
}
