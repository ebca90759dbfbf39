import { eq } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { derivePayBy } from '#domain/payments/derivePayBy';
import { waiverRuleOf } from '#domain/payments/waiverRuleOf';
import { readCourt } from '#server/courts/readCourt';
import { feeWaivers } from '#server/db/schema/payments';
import { keepOwnForSystem, settleOwnForSystem } from '#server/deadlines/ownDeadlines';
import { type EnvelopeFiling, findEnvelopeFilingsForSystem } from '#server/filings/findEnvelopeFilings';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findWaiver, type StoredWaiver } from '../feeRepository.ts';
import type { Sums } from './sumsOf.ts';

export const feeDeadlineRule = 'fee-waiver-denied';

/**
 * Compares the filer’s deadline to pay after a denied waiver with what is owed, in the caller’s transaction: it begins
 * with the denial, or once the filing has a case, and ends when the fees are paid or nothing of the envelope remains.
 */
export async function keepFeeDeadline(
  tx: Db,
  { now }: Needs<'now'>,
  envelope_id: string,
  { balance_cents, items }: Sums,
): Promise<void> {
  const waiver = await findWaiver(tx, envelope_id);
  if (waiver?.state !== 'denied' || waiver.pay_by === null) return;
  const leads = await findEnvelopeFilingsForSystem(tx, envelope_id);
  const ended = leads.every(({ state }) => state === 'rejected' || state === 'withdrawn');
  const owes = balance_cents > 0 || items.some(({ amount_cents }) => amount_cents === null);
  const state = ended ? ('waived' as const) : owes ? ('open' as const) : ('met' as const);
  if (waiver.deadline_id !== null) {
    await settleOwnForSystem(tx, waiver.deadline_id, { state, reason: reasons[state], at: now() });
    return;
  }
  const placed = leads.find(({ case_id }) => case_id !== null);
  if (state === 'open' && placed) await begin(tx, now(), waiver, placed);
}

const reasons = { open: 'The fees are due again', met: 'The fees are paid', waived: 'The filing has ended' } as const;

async function begin(tx: Db, at: Date, waiver: StoredWaiver, { id, court_id, case_id, filed_by }: EnvelopeFiling) {
  const court = await readCourt(tx, at, court_id);
  const denied_on = dateInZone(waiver.decided_at!, court.time_zone);
  const authority = waiver.pay_authority ?? 'Order of the court';
  const pay_by = waiver.pay_by!;
  const period = waiverRuleOf(court)?.waiver.pay_after_denial ?? null;
  const { derivation, confidence, by_order } = derivePayBy({ denied_on, pay_by, authority }, period, court.calendar);
  const deadline_id = await keepOwnForSystem(tx, {
    ...{ court_id, case_id: case_id!, filing_id: id, owner_id: filed_by, rule_id: feeDeadlineRule },
    ...{ action: 'Pay the filing fees', trigger: 'Fee waiver denied', trigger_date: denied_on, due_date: pay_by },
    ...{ authority, confidence, derivation, created_at: at },
    sources: [{ what: 'period', authority, confidence }],
    note: by_order ? 'The order of the court set this day.' : null,
  });
  if (deadline_id === null) return;
  await tx.update(feeWaivers).set({ deadline_id }).where(eq(feeWaivers.envelope_id, waiver.envelope_id));
}
