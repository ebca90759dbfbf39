import type { openDeposit as asked, DepositAccount } from '#contract/deposits';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { lockName } from '#server/db/lockName';
import { findPersonByEmail, findPersonName, peopleInRole } from '#server/directory/findPeople';
import { insertDeposit } from '#server/feeAccounts/depositRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { aboutCourt } from '../cash/drawers.ts';
import { describe } from './describeDeposit.ts';

/** A clerk opens a deposit account, for an attorney with an account in the portal or by name. */
export async function openDeposit(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { name, owner_email, low_cents }: InputOf<typeof asked>,
): Promise<{ message: string; account: DepositAccount }> {
  return needs.db.transaction(async (tx) => {
    const { court_id, person_id: opened_by } = actor;
    const owner_id = owner_email === '' ? null : await findOwner(tx, court_id, owner_email);
    await lockName(tx, `deposit accounts of ${court_id}`);
    const opened = { court_id, name, owner_id, low_cents, opened_by, opened_at: needs.now() };
    const account = await insertDeposit(tx, opened);
    const values = { number: account.number, name };
    await recordActivity(tx, needs, actor, { action: 'deposit_account_opened', values, ...aboutCourt(actor) });
    return { message: 'Deposit account opened', account: describe(account, await findPersonName(tx, owner_id)) };
  });
}

/** The person with this email address who files in the court. */
async function findOwner(tx: Db, court_id: string, email: string): Promise<string> {
  const id = await findPersonByEmail(tx, email);
  const filers = await peopleInRole(tx, court_id, ['attorney', 'self_represented']);
  if (id === undefined || !filers.includes(id)) {
    throw invalidInput('owner_email', 'No attorney or other filer of this court has this email address.');
  }
  return id;
}
