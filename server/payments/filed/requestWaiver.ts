import { eq, sql } from 'drizzle-orm';
import type { FiledFees } from '#contract/payments';
import { envelopeFees } from '#server/db/schema/payments';
import { askToSettleFees } from '#server/filings/fees/feesJob';
import { findFiling } from '#server/filings/filingRepository';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { filerOf, recordOnFiling } from '#server/filings/recordOnFiling';
import { holdAuthority } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPayments, findWaiver, lockFees } from '../feeRepository.ts';
import { keepWaiver, readWaiverFile } from '../keepWaiver.ts';
import { endPending } from '../receiveAnswer.ts';
import { beginWaiver } from './beginWaiver.ts';
import { describeFiledFees } from './readFiledFees.ts';
import { sumsOf } from './sumsOf.ts';

/**
 * Requests a fee waiver for a filed envelope of which nothing is paid, for example after the clerk returned it without its
 * fee. A hold that the fees needed is released, and the period for the court’s decision begins.
 */
export async function requestWaiver(
  needs: Needs<'db' | 'config' | 'now' | 'payments' | 'blobs' | 'engine'>,
  actor: Actor,
  filing_id: string,
  file: ReceivedFile | undefined,
): Promise<{ message: string; fees: FiledFees | null }> {
  const { filing } = await findFiling(needs.db, actor, filing_id);
  const { envelope_id } = filing;
  if (filing.filed_by !== actor.person_id) throw new Refusal('not_permitted');
  if (envelope_id === null) throw new Refusal('nothing_to_pay');
  const document = await readWaiverFile(needs, actor, file);
  return needs.db.transaction(async (tx) => {
    await holdAuthority(tx, actor, 'file');
    await assertMayRequest(tx, envelope_id);
    await keepWaiver(tx, needs, actor, { envelope_id, document });
    await beginWaiver(tx, actor, envelope_id, needs.now());
    const chosen = { choice: 'waiver' as const, agency: null, statute: null, chosen_at: needs.now() };
    await tx
      .update(envelopeFees)
      .set({ ...chosen, chosen_by: actor.person_id, version: sql`${envelopeFees.version} + 1` })
      .where(eq(envelopeFees.envelope_id, envelope_id));
    await endPending(tx, needs, envelope_id);
    const values = { document: filing.document_name, ...filerOf(actor) };
    await recordOnFiling(tx, needs, actor, filing, { action: 'fee_waiver_requested', values });
    await askToSettleFees(tx, envelope_id);
    return { message: 'Fee waiver requested', fees: await describeFiledFees(tx, needs, actor, envelope_id) };
  });
}

async function assertMayRequest(tx: Db, envelope_id: string): Promise<void> {
  const fees = await lockFees(tx, envelope_id);
  if (!fees || fees.filed_at === null) throw new Refusal('nothing_to_pay');
  const waiver = await findWaiver(tx, envelope_id);
  if (waiver?.state === 'requested') throw new Refusal('waiver_requested_already');
  if (waiver) throw new Refusal('waiver_decided');
  const { remaining, counter_cents, items } = await sumsOf(tx, envelope_id);
  const undetermined = items.some(({ amount_cents }) => amount_cents === null);
  const captured = (await findPayments(tx, envelope_id)).some(
    ({ held: { captured_cents, refunded_cents } }) => captured_cents > refunded_cents,
  );
  const owes = remaining.due_cents + remaining.open_cents > 0 || undetermined;
  if (captured || counter_cents > 0 || !owes) throw new Refusal('nothing_to_pay');
}
