import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { deactivatePerson as asked } from '#contract/people';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { revokeKeysOf } from '#server/apiAccess/revokeKeysOf';
import { changeAccount } from '#server/identity/accountRepository';
import { endSessions } from '#server/identity/endSessions';
import { lockPerson } from '#server/identity/members/lockPerson';
import { findPerson } from '#server/identity/members/memberRepository';
import { actsElsewhere } from '#server/identity/roleRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Closes an account. All its sessions end immediately, and no sign-in method opens it. */
export async function deactivatePerson(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, reason, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const person = await needs.db.transaction(async (tx) => {
    const held = await lockPerson(tx, actor, id, version);
    if (held.deactivated_at) throw new Refusal('person_closed');
    // An account is one for all courts: an administrator cannot close what another court relies on.
    if (await actsElsewhere(tx, { person_id: id, court_id: actor.court_id })) throw new Refusal('acts_elsewhere');
    await changeAccount(tx, id, { deactivated_at: needs.now() });
    await endSessions(tx, needs, id);
    await revokeKeysOf(tx, needs, id);
    const closed = await findPerson(tx, actor, id);
    await recordOnPerson(tx, needs, actor, id, {
      action: 'person_deactivated',
      values: { person: held.full_name, reason },
    });
    return closed;
  });
  return { message: `The account of ${person.full_name} was closed`, person };
}
