import { eq } from 'drizzle-orm';
import { envelopeFees, feeItems, feeWaivers } from '#server/db/schema/payments';
import { askToSettleFees } from '#server/filings/fees/feesJob';
import type { StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { computeDraftFees } from '../draft/computeDraftFees.ts';
import { findPayments, findWaiver, heldCents, lockFees, type StoredFees } from '../feeRepository.ts';
import { keepLedger } from '../ledger/keepLedger.ts';
import { type CourtPayments, describeOptions, findPaymentSettings } from '../paymentSettings.ts';
import { endPending } from '../receiveAnswer.ts';
import { beginWaiver } from './beginWaiver.ts';

type Filing = { envelope_id: string; drafts: readonly StoredFiling[]; at: Date };

/**
 * Records the fees of a draft that is being filed, in its transaction. With a payment, the amount must be authorized;
 * with a waiver, the request must be there. Otherwise nothing is filed, and the draft remains.
 */
export async function fileFees(
  tx: Db,
  needs: Needs<'now' | 'payments'>,
  actor: Actor,
  { envelope_id, drafts, at }: Filing,
): Promise<void> {
  const settings = await findPaymentSettings(tx, needs, actor.court_id);
  const { charges } = settings;
  const { statement } = await computeDraftFees(tx, actor, drafts, { charges, at });
  const fees = await lockFees(tx, envelope_id);
  const asked = { total_cents: statement.total_cents, costs: statement.items.length > 0 };
  await assertSettled(tx, { envelope_id, fees, settings, ...asked });
  const filed = { filed_at: at, cap_cents: charges.cap_cents };
  const chosen = { choice: fees?.choice ?? ('at_court' as const), chosen_by: actor.person_id, chosen_at: at };
  const exempt = { agency: fees?.agency ?? null, statute: fees?.statute ?? null };
  await tx
    .insert(envelopeFees)
    // The constraints also examine a row that exists: an exemption needs its agency and its statute here, too.
    .values({ envelope_id, court_id: actor.court_id, ...chosen, ...exempt, ...filed })
    .onConflictDoUpdate({ target: envelopeFees.envelope_id, set: filed });
  for (const [index, item] of statement.items.entries()) {
    const { filing_id, fee_id, description, authority, confidence, amount_cents, open } = item;
    await tx.insert(feeItems).values({
      ...{ envelope_id, filing_id, position: index + 1, fee_id, description, authority, confidence, open },
      ...{ amount_cents, computed_cents: amount_cents },
    });
  }
  if (fees?.choice === 'waiver') await beginWaiver(tx, actor, envelope_id, at);
  else await tx.delete(feeWaivers).where(eq(feeWaivers.envelope_id, envelope_id));
  await endPending(tx, needs, envelope_id);
  await keepLedger(tx, needs, envelope_id);
  // A hold that the choice no longer needs is released.
  await askToSettleFees(tx, envelope_id);
}

type Asked = {
  envelope_id: string;
  fees: StoredFees | undefined;
  settings: CourtPayments;
  total_cents: number;
  costs: boolean;
};

async function assertSettled(tx: Db, { envelope_id, fees, settings, total_cents, costs }: Asked): Promise<void> {
  const { at_court } = describeOptions(settings);
  const choice = fees?.choice ?? (at_court || !costs ? 'at_court' : null);
  if (choice === null) throw new Refusal('fee_choice_missing');
  if (choice === 'waiver' && !(await findWaiver(tx, envelope_id))) throw new Refusal('waiver_document_missing');
  if (choice !== 'pay_now') return;
  const held_cents = heldCents(await findPayments(tx, envelope_id));
  if (held_cents < total_cents) throw new Refusal('payment_not_authorized', { total_cents, held_cents });
}
