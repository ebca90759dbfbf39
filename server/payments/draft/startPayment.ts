import { and, eq } from 'drizzle-orm';
import { pathTo } from '#domain/paths/pathTo';
import { findCourt } from '#server/courts/findCourt';
import { payments } from '#server/db/schema/payments';
import { findDraft } from '#server/filings/drafts/draftRepository';
import { findDraftsIn } from '#server/filings/filingRepository';
import { holdAuthority } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { PaymentProvider } from '#server/kernel/ports/PaymentProvider';
import { Refusal } from '#server/kernel/Refusal';
import { findPayments, findPending, heldCents, lockFees, type StoredPayment } from '../feeRepository.ts';
import { findOwnEnvelope } from '../filed/findEnvelope.ts';
import { sumsOf } from '../filed/sumsOf.ts';
import { findPaymentSettings } from '../paymentSettings.ts';
import { endPending } from '../receiveAnswer.ts';
import { computeDraftFees } from './computeDraftFees.ts';

type Working = Needs<'db' | 'now' | 'payments'>;
type ToPay = { amount_cents: number; description: string; return_path: string };

/**
 * Opens the provider’s page for the fees of a draft or the balance of a filing. The payment is on record before the
 * provider is asked, so an authorization always has its payment; opened again, also after a crash between the two, it is
 * the same one.
 */
export async function startPayment(needs: Working, actor: Actor, id: string) {
  await findOwnEnvelope(needs.db, actor, id);
  const { provider, charges } = await findPaymentSettings(needs.db, needs, actor.court_id);
  if (provider === null) throw new Refusal('payments_off');
  const { payment, due } = await needs.db.transaction(async (tx) => {
    const fees = await lockFees(tx, id);
    if (!fees) throw new Refusal('not_found');
    // A member prepares the payment of a draft; a balance is the filer's, and a delegate needs the authority to file.
    if (fees.filed_at !== null) await holdAuthority(tx, actor, 'file');
    const found =
      fees.filed_at === null
        ? await findDueOfDraft(tx, needs, actor, { id, charges })
        : await findDueOfFiling(tx, actor, id);
    if (found.amount_cents === 0) throw new Refusal('nothing_to_pay');
    return { due: found, payment: await placePayment(tx, needs, actor, { id, provider, ...found }) };
  });
  const opened = await openAtProvider(needs.db, provider, actor, payment, due);
  return { page: opened, amount_cents: payment.amount_cents };
}

type Charges = Parameters<typeof computeDraftFees>[3]['charges'];

async function findDueOfDraft(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  { id, charges }: { id: string; charges: Charges },
): Promise<ToPay> {
  await findDraft(tx, actor, id);
  const leads = await findDraftsIn(tx, actor, [id]);
  const { statement } = await computeDraftFees(tx, actor, leads, { charges, at: now() });
  const held = heldCents(await findPayments(tx, id));
  return {
    amount_cents: Math.max(0, statement.total_cents - held),
    description: describe(leads[0]!.filing.document_name, leads.length),
    return_path: pathTo.draft(leads[0]!.filing.id),
  };
}

async function findDueOfFiling(tx: Db, actor: Actor, id: string): Promise<ToPay> {
  const [first, ...others] = await findOwnEnvelope(tx, actor, id);
  return {
    amount_cents: (await sumsOf(tx, id)).balance_cents,
    description: describe(first!.document_name, others.length + 1),
    return_path: pathTo.filing(first!.id),
  };
}

const describe = (name: string, documents: number) =>
  `Filing fees: ${name.slice(0, 120)}${documents > 1 ? ` and ${documents - 1} more` : ''}`;

/** The pending payment if it has the same amount; otherwise a new one, and an answer to the earlier one is released. */
async function placePayment(
  tx: Db,
  needs: Needs<'now'>,
  { court_id, person_id, through }: Actor,
  { id, provider, amount_cents }: ToPay & { id: string; provider: PaymentProvider },
): Promise<StoredPayment> {
  const pending = await findPending(tx, id);
  if (pending?.amount_cents === amount_cents) return pending;
  await endPending(tx, needs, id);
  const [added] = await tx
    .insert(payments)
    .values({
      ...{ court_id, envelope_id: id, paid_by: through?.person_id ?? person_id, provider: provider.name, amount_cents },
      started_at: needs.now(),
    })
    .returning();
  return added!;
}

async function openAtProvider(
  db: Db,
  provider: PaymentProvider,
  { court_id }: Actor,
  { id, amount_cents, page }: StoredPayment,
  { description, return_path }: ToPay,
): Promise<string> {
  if (page !== null) return page;
  const { name } = await findCourt(db, court_id);
  const opened = await provider
    .open({ key: id, amount_cents, account: court_id, court: name, description, return_path })
    .catch(() => {
      throw new Refusal('payment_provider_down');
    });
  await db
    .update(payments)
    .set(opened)
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')));
  return opened.page;
}
