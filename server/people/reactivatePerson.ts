import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { reactivatePerson as asked } from '#contract/people';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { changeAccount } from '#server/identity/accountRepository';
import { lockPerson } from '#server/identity/members/lockPerson';
import { findPerson } from '#server/identity/members/memberRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Opens a closed account again, in the role that it had. Its owner signs in again. */
export async function reactivatePerson(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const person = await needs.db.transaction(async (tx) => {
    const held = await lockPerson(tx, actor, id, version);
    if (!held.deactivated_at) return findPerson(tx, actor, id);
    await changeAccount(tx, id, { deactivated_at: null });
    const open = await findPerson(tx, actor, id);
    await recordOnPerson(tx, needs, actor, id, {
      action: 'person_reactivated',
      values: { person: held.full_name },
    });
    return open;
  });
  return { message: `The account of ${person.full_name} was reopened`, person };
}
