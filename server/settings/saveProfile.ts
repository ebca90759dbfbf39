import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveProfile as asked } from '#contract/profile';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { changeAccount, lockAccount } from '#server/identity/accountRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { readProfile } from './readProfile.ts';

/** Changes the user's own name. Users cannot change their address or role. */
export async function saveProfile(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { full_name, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const profile = await needs.db.transaction(async (tx) => {
    const held = await lockAccount(tx, actor.person_id);
    if (version !== undefined && version !== held.version) {
      throw new Refusal('changed_meanwhile', { version: held.version, current: await readProfile(tx, actor) });
    }
    if (held.full_name === full_name) return readProfile(tx, actor);
    await changeAccount(tx, actor.person_id, { full_name });
    const after = await readProfile(tx, actor);
    await recordOnPerson(tx, needs, actor, actor.person_id, {
      action: 'name_changed',
      values: { before: held.full_name, after: full_name },
    });
    return after;
  });
  return { message: 'Profile saved', profile };
}
