import type { Role } from '#domain/identity/permissions';
import type { MessageOf } from '#domain/messages/Message';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import { announce } from '#server/events/announce';
import { changeAccount } from '#server/identity/accountRepository';
import { replaceRole } from '#server/identity/roleRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type RoleNotice = MessageOf<Pick<NoticeMessages, Extract<keyof NoticeMessages, `role.${string}`>>>;

/** Gives a person of the actor's court another role, and notifies them. Sessions in the old role end. */
export async function giveRole(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { person_id, role, notice }: { person_id: string; role: Role; notice: RoleNotice },
): Promise<void> {
  const { court_id } = actor;
  await replaceRole(tx, needs, person_id, role, { granted_by: actor.person_id, court_id });
  await changeAccount(tx, person_id);
  await announce(tx, needs, { ...notice, about: {}, court_id, to: [person_id] });
}
