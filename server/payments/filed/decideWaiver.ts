import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { decideWaiver as asked, FiledFees } from '#contract/payments';
import { isGrantedByLaw } from '#domain/payments/waiverClock';
import { periodEnds, waiverRuleOf } from '#domain/payments/waiverRuleOf';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { envelopeFees, feeWaivers } from '#server/db/schema/payments';
import { announce } from '#server/events/announce';
import { askToSettleFees } from '#server/filings/fees/feesJob';
import { findEnvelopeFilings } from '#server/filings/findEnvelopeFilings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findWaiver, lockFees } from '../feeRepository.ts';
import { keepLedger } from '../ledger/keepLedger.ts';
import { countAgain } from './grantByLaw.ts';
import { describeFiledFees } from './readFiledFees.ts';

type Decision = InputOf<typeof asked>;

/**
 * Records the court’s decision on a fee waiver. After a denial the fees are due by the last day of the rule, or by the
 * day of the order. The filer is notified; no one else learns of the request.
 */
export async function decideWaiver(
  needs: Needs<'db' | 'config' | 'now' | 'payments'>,
  actor: Actor,
  { id, decision, words, pay_by, version }: Decision,
): Promise<{ message: string; fees: FiledFees | null }> {
  return needs.db.transaction(async (tx) => {
    const [filing] = await findEnvelopeFilings(tx, actor, id);
    if (!filing) throw new Refusal('not_found');
    await lockFees(tx, id);
    const waiver = await findWaiver(tx, id);
    if (!waiver) throw new Refusal('not_found');
    if (waiver.state !== 'requested') throw new Refusal('waiver_decided');
    if (waiver.version !== version) throw new Refusal('changed_meanwhile', { version: waiver.version });
    const court = await readCourt(tx, needs.now(), actor.court_id);
    // The law decided already; the job records it.
    if (isGrantedByLaw(court, await countAgain(tx, court, waiver))) throw new Refusal('waiver_granted_by_law');
    const due = decision === 'denied' ? payBy(court, pay_by) : { pay_by: null, pay_authority: null };
    const decided = { decided_by: actor.person_id, decided_at: needs.now(), words: words || null };
    await tx
      .update(feeWaivers)
      .set({ state: decision, ...decided, ...due, version: sql`${feeWaivers.version} + 1` })
      .where(eq(feeWaivers.envelope_id, id));
    await tx
      .update(envelopeFees)
      .set({ version: sql`${envelopeFees.version} + 1` })
      .where(eq(envelopeFees.envelope_id, id));
    const values = { document: filing.document_name, decision, words: words || null, pay_by: due.pay_by };
    await recordOnFiling(tx, needs, actor, filing, { action: 'fee_waiver_decided', values });
    await announce(tx, needs, {
      ...{ code: 'fees.waiver_decided', court_id: filing.court_id, to: [filing.filed_by] },
      ...{ values: { ...values, authority: due.pay_authority }, about: { filing: { id: filing.id } } },
    });
    await keepLedger(tx, needs, id);
    await askToSettleFees(tx, id);
    const fees = await describeFiledFees(tx, needs, actor, id);
    return { message: decision === 'granted' ? 'Fee waiver granted' : 'Fee waiver denied', fees };
  });
}

/** The last day to pay after a denial: of the order, or by the rule. */
function payBy(court: KnownCourt, ordered: string | null): { pay_by: string; pay_authority: string } {
  const rule = waiverRuleOf(court)?.waiver.pay_after_denial ?? null;
  if (ordered !== null) {
    if (ordered < court.today) throw invalidInput('pay_by', 'Enter a day that has not passed.');
    return { pay_by: ordered, pay_authority: rule?.authority ?? 'Order of the court' };
  }
  if (rule === null) throw invalidInput('pay_by', 'Enter the last day to pay under the order.');
  return { pay_by: periodEnds(court.today, rule, court.calendar), pay_authority: rule.authority };
}
