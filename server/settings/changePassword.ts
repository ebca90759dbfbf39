import type { InputOf } from '#contract/endpoint';
import type { changePassword as asked } from '#contract/profile';
import { networkPace } from '#domain/identity/attemptDelay';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { findAccount, replacePassword } from '#server/identity/accountRepository';
import { attemptKey, forgetAttempts } from '#server/identity/countAttempt';
import { hashPassword, verifyPassword } from '#server/identity/passwords';
import { requireGoodPassword } from '#server/identity/requireGoodPassword';
import { takeTurn } from '#server/identity/takeTurn';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/**
 * Changes the user's password. Someone who found the browser open must know the old one, and cannot guess it: attempts
 * are counted like those to sign in. The person's other sessions end, and reset links stop working.
 */
export async function changePassword(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { current_password, new_password }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  const key = attemptKey('account', `password of ${actor.person_id}`);
  const person = await findAccount(needs.db, actor.person_id);
  if (!person?.password_hash) throw new Refusal('no_password');
  await takeTurn(needs, key, networkPace, 'too_many_requests');
  if (!(await verifyPassword(current_password, person.password_hash))) {
    const message = new Refusal('password_wrong').message;
    throw new Refusal('password_wrong', { fields: [{ field: 'current_password', message }] });
  }
  await requireGoodPassword(needs.db, needs, person, { field: 'new_password', password: new_password });
  const after = await hashPassword(new_password);
  const before = person.password_hash;
  await needs.db.transaction(async (tx) => {
    if (!(await replacePassword(tx, needs, actor, { before, after }))) throw new Refusal('changed_meanwhile');
    await recordOnPerson(tx, needs, actor, actor.person_id, {
      action: 'password_changed',
      values: {},
    });
  });
  await forgetAttempts(needs, key);
  return { message: 'Password changed. Your other sessions have ended.' };
}
