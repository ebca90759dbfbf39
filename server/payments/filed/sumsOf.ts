import { balanceOf, standingOf, sumFees } from '#domain/payments/planSettlement';
import { findChargesOfEnvelopeForSystem } from '#server/feeAccounts/accountRepository';
import { findEnvelopeFilingsForSystem } from '#server/filings/findEnvelopeFilings';
import type { Db } from '#server/kernel/Database';
import {
  authorizedOf,
  findFees,
  findItems,
  findPayments,
  findWaiver,
  type StoredItem,
  type TalliedPayment,
} from '../feeRepository.ts';

/** What a filed envelope costs and what was paid. Amounts are in cents. */
export type Sums = {
  items: StoredItem[];
  payments: TalliedPayment[];
  /** Due with the acceptance, and what is due if the rest is accepted. */
  due_cents: number;
  open_cents: number;
  /** What was paid otherwise than at the provider, or waived by a clerk, and what of the above remains after it. */
  counter_cents: number;
  remaining: { due_cents: number; open_cents: number };
  balance_cents: number;
};

/** The sums of a filed envelope now. While a waiver is requested, and after it is granted, nothing is due. */
export async function sumsOf(db: Db, envelope_id: string): Promise<Sums> {
  const items = await findItems(db, envelope_id);
  const payments = await findPayments(db, envelope_id);
  const fees = await findFees(db, envelope_id);
  const waiver = await findWaiver(db, envelope_id);
  const leads = await findEnvelopeFilingsForSystem(db, envelope_id);
  const standings = new Map(leads.map(({ id, state }) => [id, standingOf(state)]));
  const isFree =
    fees === undefined || fees.choice === 'government' || (fees.choice === 'waiver' && waiver?.state !== 'denied');
  const sums = isFree ? { due_cents: 0, open_cents: 0 } : sumFees(items, standings, fees.cap_cents);
  const { counter_cents, credited_cents } = await findCredits(db, envelope_id);
  const remaining = {
    due_cents: Math.max(0, sums.due_cents - credited_cents),
    open_cents: Math.max(0, sums.open_cents - Math.max(0, credited_cents - sums.due_cents)),
  };
  const balance_cents = balanceOf(remaining, authorizedOf(payments));
  return { items, payments, ...sums, counter_cents, remaining, balance_cents };
}

/** What the ledger has for the fees of an envelope besides the provider’s payments. */
async function findCredits(db: Db, envelope_id: string): Promise<{ counter_cents: number; credited_cents: number }> {
  const charges = await findChargesOfEnvelopeForSystem(db, envelope_id);
  const own = charges.filter(({ charge }) => charge.item_id !== null).map(({ balance }) => balance);
  const counter_cents = own.reduce((sum, { paid_cents, by_means }) => sum + paid_cents - by_means.online, 0);
  return { counter_cents, credited_cents: own.reduce((sum, { waived_cents }) => sum + waived_cents, counter_cents) };
}
