import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { isGrantedByLaw, waiverActBy } from '#domain/payments/waiverClock';
import { waiverRuleOf } from '#domain/payments/waiverRuleOf';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { envelopeFees, feeWaivers } from '#server/db/schema/payments';
import { announce } from '#server/events/announce';
import { askToSettleFees } from '#server/filings/fees/feesJob';
import { findEnvelopeFilingsForSystem } from '#server/filings/findEnvelopeFilings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findWaiver, lockFees, type StoredWaiver } from '../feeRepository.ts';
import { keepLedger } from '../ledger/keepLedger.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/** Records each request for a fee waiver that counts as granted by now, because the court did not act in time. */
export async function grantWaiversByLaw(needs: Working): Promise<void> {
  // No court is a day ahead of this date by more than one; each one decides by its own clock below.
  const tomorrow = addDays(dateInZone(needs.now(), 'UTC'), 1);
  const waiting = await needs.db
    .select({ envelope_id: feeWaivers.envelope_id })
    .from(feeWaivers)
    .where(
      and(eq(feeWaivers.state, 'requested'), isNotNull(feeWaivers.act_by), sql`${feeWaivers.act_by} < ${tomorrow}`),
    )
    .orderBy(asc(feeWaivers.act_by));
  for (const { envelope_id } of waiting) await grantByLaw(needs, envelope_id);
}

/**
 * Grants one request by law, in one transaction: state, record, notice, and the settlement of the fee. Repeated, or
 * before the last day to act is over, it does nothing, so that neither a restart nor a clock that was set back matters.
 */
export async function grantByLaw(needs: Working, envelope_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const fees = await lockFees(tx, envelope_id);
    const waiver = fees && (await findWaiver(tx, envelope_id));
    if (waiver?.state !== 'requested' || waiver.requested_at === null) return;
    const court = await readCourt(tx, needs.now(), waiver.court_id);
    const act_by = await countAgain(tx, court, waiver);
    const leads = await findEnvelopeFilingsForSystem(tx, envelope_id);
    const filing = leads.find(({ state }) => state !== 'rejected' && state !== 'withdrawn');
    if (!filing || act_by === null || !isGrantedByLaw(court, act_by)) return;
    await tx
      .update(feeWaivers)
      .set({ state: 'granted', by_law: true, decided_at: needs.now(), version: sql`${feeWaivers.version} + 1` })
      .where(eq(feeWaivers.envelope_id, envelope_id));
    await tx
      .update(envelopeFees)
      .set({ version: sql`${envelopeFees.version} + 1` })
      .where(eq(envelopeFees.envelope_id, envelope_id));
    const authority = waiverRuleOf(court)?.waiver.deemed_granted?.authority ?? '';
    const values = { document: filing.document_name, act_by, authority };
    await announce(tx, needs, {
      ...{ code: 'fees.waiver_granted_by_law', court_id: filing.court_id, to: [filing.filed_by], at: needs.now() },
      ...{ values, about: { filing: { id: filing.id } } },
    });
    await keepLedger(tx, needs, envelope_id);
    await askToSettleFees(tx, envelope_id);
    await recordOnFiling(tx, needs, 'portal', filing, { action: 'fee_waiver_granted_by_law', values });
  });
}

/** The last day to act, counted again: a closure that was ordered since the request moves it. */
export async function countAgain(tx: Db, court: KnownCourt, waiver: StoredWaiver): Promise<string | null> {
  if (waiver.act_by === null || waiver.requested_at === null) return waiver.act_by;
  const act_by = waiverActBy(court, dateInZone(waiver.requested_at, court.time_zone)) ?? waiver.act_by;
  if (act_by !== waiver.act_by) {
    await tx.update(feeWaivers).set({ act_by }).where(eq(feeWaivers.envelope_id, waiver.envelope_id));
  }
  return act_by;
}
