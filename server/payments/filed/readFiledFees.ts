import type { FiledFees } from '#contract/payments';
import { may } from '#domain/identity/permissions';
import { feeStatusOf } from '#domain/payments/feeStatusOf';
import { periodEnds, waiverRuleOf } from '#domain/payments/waiverRuleOf';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findNames } from '#server/directory/findPeople';
import { findFiling } from '#server/filings/filingRepository';
import { findEnvelopeFilings } from '#server/filings/findEnvelopeFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filesFor } from '#server/visibility/actsForFiler';
import { describePayment, describeStored } from '../describeFees.ts';
import { findFees, findWaiver } from '../feeRepository.ts';
import { describeOptions, findPaymentSettings } from '../paymentSettings.ts';
import { sumsOf } from './sumsOf.ts';

type Working = Needs<'db' | 'now' | 'payments'>;

/** The fees of the envelope of a filing that the viewer may see: the viewer’s own, or one of the viewer’s court. */
export async function readFiledFees(needs: Working, viewer: Actor, filing_id: string): Promise<FiledFees | null> {
  const { filing } = await findFiling(needs.db, viewer, filing_id);
  return filing.envelope_id === null ? null : describeFiledFees(needs.db, needs, viewer, filing.envelope_id);
}

/** The fees of a filed envelope; null for one that was filed before the portal kept fees, or on paper. */
export async function describeFiledFees(
  db: Db,
  needs: Omit<Working, 'db'>,
  viewer: Actor,
  envelope_id: string,
): Promise<FiledFees | null> {
  const fees = await findFees(db, envelope_id);
  const leads = await findEnvelopeFilings(db, viewer, envelope_id);
  const [first] = leads;
  if (!fees || fees.filed_at === null || !first) return null;
  const settings = await findPaymentSettings(db, needs, first.court_id);
  const sums = await sumsOf(db, envelope_id);
  const { items, payments, due_cents, open_cents, balance_cents, counter_cents } = sums;
  const titles = new Map(leads.map(({ id, title, document_name }) => [id, title ?? document_name]));
  const described = payments.map(describePayment);
  const online_cents = described.reduce((sum, one) => sum + one.captured_cents - one.refunded_cents, 0);
  const paid_cents = online_cents + counter_cents;
  // A capture that the provider has not done yet counts, as for the request itself.
  const isPaid = counter_cents > 0 || payments.some(({ held }) => held.captured_cents > held.refunded_cents);
  const waiver = await describeWaiver(db, await readCourt(db, needs.now(), first.court_id), envelope_id);
  const { choice, agency, statute, version } = fees;
  const mine = filesFor(viewer, first.filed_by);
  return {
    ...{ envelope_id, choice, agency, statute, version, due_cents, paid_cents, counter_cents },
    status: feeStatusOf({
      ...{ choice, waiver: waiver?.state ?? null, total_cents: due_cents + open_cents, paid_cents, balance_cents },
      is_open: items.some(({ amount_cents }) => amount_cents === null),
      costs: items.length > 0,
      ended: leads.every(({ state }) => state === 'rejected' || state === 'withdrawn'),
      refunded: described.some(({ refunded_cents }) => refunded_cents > 0),
      released: described.some(({ released }) => released),
    }),
    items: items.map((item) => describeStored(item, titles)),
    payments: described.filter(({ state }) => state !== 'expired').reverse(),
    // A balance can be paid here only where the court takes payments in the portal.
    balance_cents: settings.provider === null ? 0 : balance_cents,
    options: describeOptions(settings),
    waiver,
    ...{ mine, can_request_waiver: mine && !isPaid && waiver === null && due_cents + open_cents > 0 },
    can_change: may(viewer.capacity, 'filings:review'),
  };
}

async function describeWaiver(db: Db, court: KnownCourt, envelope_id: string): Promise<FiledFees['waiver']> {
  const found = await findWaiver(db, envelope_id);
  if (!found) return null;
  const { state, file_name, requested_at, act_by, decided_at, decided_by, words, pay_by, pay_authority, version } =
    found;
  const rule = waiverRuleOf(court)?.waiver;
  const period = rule?.pay_after_denial ?? null;
  const names = decided_by ? await findNames(db, [decided_by]) : null;
  return {
    ...{ state, file_name, act_by, words, pay_by, pay_authority, version },
    requested_at: requested_at?.toISOString() ?? null,
    act_authority: act_by === null ? null : (rule?.deemed_granted?.authority ?? null),
    decided_at: decided_at?.toISOString() ?? null,
    decided_by: (decided_by && names?.get(decided_by)) ?? null,
    proposed_pay_by: period && periodEnds(court.today, period, court.calendar),
  };
}
