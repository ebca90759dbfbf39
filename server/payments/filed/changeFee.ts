import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { changeFee as asked, FiledFees } from '#contract/payments';
import { envelopeFees, feeItems } from '#server/db/schema/payments';
import { announce } from '#server/events/announce';
import { askToSettleFees } from '#server/filings/fees/feesJob';
import { findEnvelopeFilings } from '#server/filings/findEnvelopeFilings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findItems, lockFees, type StoredItem } from '../feeRepository.ts';
import { keepLedger } from '../ledger/keepLedger.ts';
import { describeFiledFees } from './readFiledFees.ts';
import { sumsOf } from './sumsOf.ts';

type Working = Needs<'db' | 'config' | 'now' | 'payments'>;

/**
 * A clerk determines or changes a fee. A hold or a payment that becomes too much is captured in part, released, or
 * refunded by the job; what becomes more is for the filer to pay, who is notified.
 */
export async function changeFee(
  needs: Working,
  actor: Actor,
  { id, amount_cents, reason, version }: InputOf<typeof asked>,
): Promise<{ message: string; fees: FiledFees | null }> {
  return needs.db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    const filings = await findEnvelopeFilings(tx, actor, item.envelope_id);
    const filing = filings.find((one) => one.id === item.filing_id) ?? filings[0];
    if (!filing) throw new Refusal('not_found');
    const fees = await lockFees(tx, item.envelope_id);
    if (fees?.version !== version) throw new Refusal('changed_meanwhile', { version: fees?.version ?? 0 });
    await keepLedger(tx, needs, item.envelope_id);
    const before = (await sumsOf(tx, item.envelope_id)).balance_cents;
    const changed = { amount_cents, reason, changed_by: actor.person_id, changed_at: needs.now() };
    await tx.update(feeItems).set(changed).where(eq(feeItems.id, id));
    await tx
      .update(envelopeFees)
      .set({ version: sql`${envelopeFees.version} + 1` })
      .where(eq(envelopeFees.envelope_id, item.envelope_id));
    await keepLedger(tx, needs, item.envelope_id);
    const after = (await sumsOf(tx, item.envelope_id)).balance_cents;
    const values = { document: filing.document_name, fee: item.description, amount_cents, reason };
    await recordOnFiling(tx, needs, actor, filing, { action: 'fee_changed', values });
    if (after > before) {
      await announce(tx, needs, {
        ...{ code: 'fees.changed', court_id: filing.court_id, to: [filing.filed_by] },
        ...{ values: { ...values, balance_cents: after }, about: { filing: { id: filing.id } } },
      });
    }
    await askToSettleFees(tx, item.envelope_id);
    return { message: 'Fee saved', fees: await describeFiledFees(tx, needs, actor, item.envelope_id) };
  });
}

/**
 * Raises or lowers the fee of a filing with the envelope locked, for a clerk who adjusts its charge or refunds it. The
 * ledger follows; a fee is never negative.
 */
export async function adjustItemForSystem(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  { item_id, change, reason }: { item_id: string; change: number; reason: string },
): Promise<void> {
  const item = await lockItem(tx, item_id);
  const amount_cents = Math.max(0, (item.amount_cents ?? 0) + change);
  const changed = { amount_cents, reason: reason.slice(0, 500), changed_by: actor.person_id, changed_at: needs.now() };
  await tx.update(feeItems).set(changed).where(eq(feeItems.id, item_id));
  await tx
    .update(envelopeFees)
    .set({ version: sql`${envelopeFees.version} + 1` })
    .where(eq(envelopeFees.envelope_id, item.envelope_id));
  await keepLedger(tx, needs, item.envelope_id);
}

async function lockItem(tx: Db, id: string): Promise<StoredItem> {
  const [named] = await tx.select().from(feeItems).where(eq(feeItems.id, id));
  if (!named) throw new Refusal('not_found');
  return (await findItems(tx, named.envelope_id)).find((one) => one.id === id)!;
}
