import type { FeeAccount } from '#contract/feeAccounts';
import { findCase } from '#server/cases/caseRepository';
import { findMergedCasesForSystem } from '#server/cases/inKeptCase';
import { findCourt } from '#server/courts/findCourt';
import { type Charge, findChargesForSystem } from '#server/feeAccounts/accountRepository';
import { findFiling } from '#server/filings/filingRepository';
import { findEnvelopeFilings } from '#server/filings/findEnvelopeFilings';
import { findEnvelopeLeadsOfCase } from '#server/filings/findEnvelopesOfCase';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeWaiverClocks } from '#server/payments/filed/describeWaiverClocks';
import { describeCharges, type Lead, refundLimitOf, totalsOf } from './describeAccount.ts';

type Working = Needs<'db' | 'now'>;

/** The account of a case, with the accounts of its filings and of the cases that were merged into it. */
export async function readCaseFees(needs: Working, viewer: Actor, id: string): Promise<FeeAccount> {
  const { case_number } = await findCase(needs.db, viewer, id);
  const { charges, leads } = await findCharges(needs.db, viewer, id);
  return describe(needs, viewer, { case_number, charges, leads });
}

/** The account of the envelope of a filing. */
export async function readFilingFees(needs: Working, viewer: Actor, id: string): Promise<FeeAccount> {
  const { filing } = await findFiling(needs.db, viewer, id);
  const { envelope_id } = filing;
  const leads = envelope_id === null ? [] : await findEnvelopeFilings(needs.db, viewer, envelope_id);
  const envelope_ids = envelope_id === null ? [] : [envelope_id];
  const charges = await findChargesForSystem(needs.db, { case_ids: [], envelope_ids });
  return describe(needs, viewer, { case_number: null, charges, leads });
}

async function findCharges(db: Db, viewer: Actor, case_id: string): Promise<{ charges: Charge[]; leads: Lead[] }> {
  const leads = await findEnvelopeLeadsOfCase(db, viewer, case_id);
  const envelope_ids = [...new Set(leads.flatMap(({ envelope_id }) => envelope_id ?? []))];
  const case_ids = await findMergedCasesForSystem(db, case_id);
  return { charges: await findChargesForSystem(db, { case_ids, envelope_ids }), leads };
}

type Found = { case_number: string | null; charges: Charge[]; leads: readonly Lead[] };

async function describe(
  { db, now }: Working,
  viewer: Actor,
  { case_number, charges, leads }: Found,
): Promise<FeeAccount> {
  const { time_zone } = await findCourt(db, viewer.court_id);
  const envelopes = [...new Set(leads.flatMap(({ envelope_id }) => envelope_id ?? []))];
  const waivers = await describeWaiverClocks(db, viewer, envelopes);
  return {
    case_number,
    charges: await describeCharges(db, charges, leads, { time_zone, now: now() }),
    totals: totalsOf(charges),
    waivers: waivers.flatMap(({ envelope_id, ...waiver }) => {
      const lead = leads.find((one) => one.envelope_id === envelope_id);
      return lead ? [{ ...waiver, filing_id: lead.id, title: lead.title ?? lead.document_name }] : [];
    }),
    refund_limit_cents: refundLimitOf(viewer),
  };
}
