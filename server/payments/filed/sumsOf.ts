import { balanceOf, standingOf, sumFees } from '#domain/payments/planSettlement';
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
  return { items, payments, ...sums, balance_cents: balanceOf(sums, authorizedOf(payments)) };
}
