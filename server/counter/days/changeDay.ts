import type { CashDay, recordBankDeposit as depositing, settleDayDifference as settling } from '#contract/cashDays';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { bankDeposits, daySettlements } from '#server/db/schema/cashiering';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { aboutCourt } from '../cash/drawers.ts';
import { describeDay } from './describeDay.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Answer = { message: string; day: CashDay };

/** Records what was taken to the bank for a day. Sent again with the same key, it is recorded once. */
export async function recordBankDeposit(
  needs: Working,
  actor: Actor,
  input: InputOf<typeof depositing>,
): Promise<Answer> {
  const { day, cash_cents, check_cents, reference, note, request_key } = input;
  if (cash_cents + check_cents === 0) throw invalidInput('cash_cents', 'Enter the cash or the checks of the deposit.');
  return needs.db.transaction(async (tx) => {
    await describeDay(tx, needs, actor, day);
    const made = { made_by: actor.person_id, made_at: needs.now(), request_key };
    const added = await tx
      .insert(bankDeposits)
      .values({ court_id: actor.court_id, day, cash_cents, check_cents, reference, note: note || null, ...made })
      .onConflictDoNothing()
      .returning({ id: bankDeposits.id });
    const described = await describeDay(tx, needs, actor, day);
    if (added.length > 0) {
      const values = { day, cash_cents, check_cents, reference };
      await recordActivity(tx, needs, actor, { action: 'bank_deposit_recorded', values, ...aboutCourt(actor) });
    }
    return { message: 'Bank deposit recorded', day: described };
  });
}

/** Settles a difference as the administrator saw it. Of two administrators, the first one’s note stays. */
export async function settleDayDifference(
  needs: Working,
  actor: Actor,
  input: InputOf<typeof settling>,
): Promise<Answer> {
  const { day, kind, key, expected_cents, actual_cents, note } = input;
  return needs.db.transaction(async (tx) => {
    const { differences } = await describeDay(tx, needs, actor, day);
    const found = differences.find((one) => one.kind === kind && one.key === key);
    const isSame = found?.expected_cents === expected_cents && found.actual_cents === actual_cents;
    if (!found || !isSame || found.settled) throw new Refusal('changed_meanwhile');
    const settled = { note, settled_by: actor.person_id, settled_at: needs.now() };
    await tx
      .insert(daySettlements)
      .values({ court_id: actor.court_id, day, kind, key, expected_cents, actual_cents, ...settled });
    const described = await describeDay(tx, needs, actor, day);
    const values = { day, difference_cents: Math.abs(expected_cents - actual_cents), note };
    await recordActivity(tx, needs, actor, { action: 'day_difference_settled', values, ...aboutCourt(actor) });
    return { message: 'Difference settled', day: described };
  });
}
