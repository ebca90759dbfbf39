import type { DraftFees } from '#contract/payments';
import { findDraft } from '#server/filings/drafts/draftRepository';
import { findDraftsIn } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeItem, describePayment, describeRules } from '../describeFees.ts';
import { findFees, findPayments, findWaiver, heldCents } from '../feeRepository.ts';
import { describeOptions, findPaymentSettings } from '../paymentSettings.ts';
import { computeDraftFees } from './computeDraftFees.ts';

/** The fees of one of a person’s drafts, and how the person settles them. */
export async function readDraftFees(
  needs: Needs<'db' | 'now' | 'payments'>,
  viewer: Actor,
  id: string,
): Promise<DraftFees> {
  await findDraft(needs.db, viewer, id);
  return describeDraftFees(needs.db, needs, viewer, id);
}

/** The same for a draft that was found, in a transaction. */
export async function describeDraftFees(
  db: Db,
  needs: Needs<'now' | 'payments'>,
  viewer: Actor,
  id: string,
): Promise<DraftFees> {
  const settings = await findPaymentSettings(db, needs, viewer.court_id);
  const leads = await findDraftsIn(db, viewer, [id]);
  const { charges } = settings;
  const { court, statement, titles } = await computeDraftFees(db, viewer, leads, { charges, at: needs.now() });
  const fees = await findFees(db, id);
  const waiver = await findWaiver(db, id);
  const payments = await findPayments(db, id);
  const { items, ...sums } = statement;
  return {
    ...sums,
    items: items.map((item) => describeItem(item, titles)),
    options: describeOptions(settings),
    rules: describeRules(court),
    ...{ choice: fees?.choice ?? null, agency: fees?.agency ?? null, statute: fees?.statute ?? null },
    waiver: waiver ? { file_name: waiver.file_name, uploaded_at: waiver.uploaded_at.toISOString() } : null,
    payments: payments.map(describePayment).reverse(),
    to_pay_cents: Math.max(0, sums.total_cents - heldCents(payments)),
    version: fees?.version ?? 0,
  };
}
