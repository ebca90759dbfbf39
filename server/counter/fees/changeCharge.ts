import type { InputOf } from '#contract/endpoint';
import type { adjustFee as adjusting, assessFee as assessing, waiveFee as waiving } from '#contract/feeAccounts';
import { findCase } from '#server/cases/caseRepository';
import { lockName } from '#server/db/lockName';
import {
  type Charge,
  findEnvelopesOfCharges,
  isCharge,
  lockAccount,
  lockCharges,
} from '#server/feeAccounts/accountRepository';
import { addCharge, addLine } from '#server/feeAccounts/addLine';
import { findEnvelopeFilings } from '#server/filings/findEnvelopeFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { adjustItemForSystem } from '#server/payments/filed/changeFee';
import { holdEnvelopesForSystem, settleEnvelopesForSystem } from '#server/payments/ledger/holdEnvelopes';
import { recordOnAccount } from './recordOnAccount.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Answer = { message: string };

/** A clerk assesses a fee in a case. Sent again with the same key, it is assessed once. */
export async function assessFee(needs: Working, actor: Actor, input: InputOf<typeof assessing>): Promise<Answer> {
  const { id: case_id, fee_id, description, authority, amount_cents, reason, request_key } = input;
  return needs.db.transaction(async (tx) => {
    await findCase(tx, actor, case_id);
    await lockName(tx, `fee of ${actor.person_id} ${request_key}`);
    const at = needs.now();
    const account = await lockAccount(tx, { court_id: actor.court_id, case_id, envelope_id: null }, at);
    const made = { id: request_key, fee_id, description, authority, made_at: at };
    const line = { amount_cents, made_by: actor.person_id, reason: reason || null };
    if (await isCharge(tx, account.id, request_key)) return { message: 'Fee assessed' };
    await addCharge(tx, account, made, line);
    const values = { fee: description, amount_cents, authority };
    await recordOnAccount(tx, needs, actor, account, { action: 'fee_assessed', values });
    return { message: 'Fee assessed' };
  });
}

/** A clerk raises or lowers a charge. The fee of a filing is changed with it, so that both agree. */
export async function adjustFee(needs: Working, actor: Actor, input: InputOf<typeof adjusting>): Promise<Answer> {
  const { direction, amount_cents, reason, authority } = input;
  return onCharge(needs, actor, input, async (tx, charge) => {
    const values = { fee: charge.charge.description, amount_cents, direction, reason, authority };
    if (direction === 'down' && amount_cents > charge.balance.due_cents) {
      throw new Refusal('fee_exceeds_due', { due_cents: charge.balance.due_cents });
    }
    const { item_id } = charge.charge;
    const change = direction === 'up' ? amount_cents : -amount_cents;
    if (item_id !== null)
      await adjustItemForSystem(tx, needs, actor, { item_id, change, reason: `${reason} (${authority})` });
    else {
      const kind = direction === 'up' ? ('adjusted_up' as const) : ('adjusted_down' as const);
      const made = { made_at: needs.now(), made_by: actor.person_id };
      await addLine(tx, charge, { kind, amount_cents, reason, authority, ...made });
    }
    return { line: { action: 'fee_adjusted', values }, message: 'Charge adjusted' };
  });
}

/** A clerk waives what is due of a charge under an order of the court. */
export async function waiveFee(needs: Working, actor: Actor, input: InputOf<typeof waiving>): Promise<Answer> {
  const { amount_cents, reason, authority } = input;
  return onCharge(needs, actor, input, async (tx, charge) => {
    const made = { made_at: needs.now(), made_by: actor.person_id };
    await addLine(tx, charge, { kind: 'waived', amount_cents, reason, authority, ...made });
    const values = { fee: charge.charge.description, amount_cents, reason, authority };
    // Waivers are confidential: the line is on the court’s record, not on the case’s.
    return { line: { action: 'fee_waived', values }, message: 'Fee waived', ofCourt: true };
  });
}

type Done<More = object> = { line: Parameters<typeof recordOnAccount>[4]; message: string; ofCourt?: boolean } & More;

/** The charges of a case or an envelope that the actor does not see are not found. */
async function assertSeen(tx: Db, actor: Actor, { account: { case_id, envelope_id } }: Charge): Promise<void> {
  if (case_id !== null) await findCase(tx, actor, case_id);
  if (envelope_id === null) return;
  if ((await findEnvelopeFilings(tx, actor, envelope_id)).length === 0) throw new Refusal('not_found');
}

/**
 * Changes a charge with its envelope and its account locked, and with the version that the clerk saw. Of two clerks, the
 * second is refused.
 */
export async function onCharge<More>(
  needs: Working,
  actor: Actor,
  { id, version }: { id: string; version: number },
  work: (tx: Db, charge: Charge) => Promise<Done<More>>,
): Promise<Omit<Done<More>, 'line' | 'ofCourt'>> {
  return needs.db.transaction(async (tx) => {
    const envelopes = await findEnvelopesOfCharges(tx, actor.court_id, [id]);
    await holdEnvelopesForSystem(tx, needs, envelopes);
    const [charge] = await lockCharges(tx, actor.court_id, [id]);
    await assertSeen(tx, actor, charge!);
    if (charge!.charge.version !== version) throw new Refusal('changed_meanwhile', { version: charge!.charge.version });
    const { line, ofCourt, ...answer } = await work(tx, charge!);
    await settleEnvelopesForSystem(tx, envelopes);
    const of = ofCourt ? { court_id: actor.court_id, case_id: null, envelope_id: null } : charge!.account;
    await recordOnAccount(tx, needs, actor, of, line);
    return answer;
  });
}
