import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { resetPersonsSecondFactor as asked } from '#contract/people';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { changeAccount } from '#server/identity/accountRepository';
import { lockPerson } from '#server/identity/members/lockPerson';
import { findPerson } from '#server/identity/members/memberRepository';
import { resetSecondFactor } from '#server/identity/secondFactor/resetSecondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Resets the second factor of a person who lost it; the administrator vouches for who they are. */
export async function resetPersonsSecondFactor(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, reason, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const person = await needs.db.transaction(async (tx) => {
    const held = await lockPerson(tx, actor, id, version);
    await resetSecondFactor(tx, needs, id);
    await changeAccount(tx, id);
    const described = await findPerson(tx, actor, id);
    await recordOnPerson(tx, needs, actor, id, {
      action: 'second_factor_reset',
      values: { person: held.full_name, reason },
    });
    return described;
  });
  return { message: `The second factor of ${person.full_name} was reset`, person };
}
