import { findChargesOfEnvelopeForSystem } from '#server/feeAccounts/accountRepository';
import { askToSettleFees } from '#server/filings/fees/feesJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPayments, lockFees } from '../feeRepository.ts';
import { keepLedger } from './keepLedger.ts';

/** Locks the fees of envelopes, in a fixed order, before their accounts: the ledger is then what is on record. */
export async function holdEnvelopesForSystem(
  tx: Db,
  needs: Needs<'now'>,
  envelope_ids: readonly string[],
): Promise<void> {
  for (const id of [...envelope_ids].sort()) {
    if (await lockFees(tx, id)) await keepLedger(tx, needs, id);
  }
}

/**
 * After a line at the counter: refuses it if a capture that the provider has not done yet needs what it paid or waived, and
 * settles the envelopes, so that a hold that is not needed any longer is released.
 */
export async function settleEnvelopesForSystem(tx: Db, envelope_ids: readonly string[]): Promise<void> {
  for (const id of envelope_ids) {
    const charges = await findChargesOfEnvelopeForSystem(tx, id);
    const due_cents = charges.reduce((sum, { balance }) => sum + balance.due_cents, 0);
    const waiting = (await findPayments(tx, id))
      .flatMap(({ operations }) => operations)
      .filter(({ kind, state }) => kind === 'capture' && state === 'waiting');
    const awaited = waiting.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (awaited > due_cents) throw new Refusal('fee_exceeds_due', { due_cents: Math.max(0, due_cents) });
    await askToSettleFees(tx, id);
  }
}
