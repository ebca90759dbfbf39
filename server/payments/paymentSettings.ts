import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { savePaymentSettings as asked, PaymentSettingsOfCourt } from '#contract/payments';
import type { CourtCharges } from '#domain/payments/FeeItem';
import { recordActivity } from '#server/activity/recordActivity';
import { lockCourt } from '#server/courts/courtRepository';
import { paymentSettings } from '#server/db/schema/payments';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import type { PaymentProvider } from '#server/kernel/ports/PaymentProvider';
import { Refusal } from '#server/kernel/Refusal';

type Installed = Needs<'payments'>;

/** What a court takes: the provider if payments are on for it, and its own charges. */
export type CourtPayments = {
  provider: PaymentProvider | null;
  at_court: boolean;
  charges: CourtCharges;
  version: number;
};

/** The settings of a court. Payments are off unless the court turned them on and the installation has a provider. */
export async function findPaymentSettings(db: Db, { payments }: Installed, court_id: string): Promise<CourtPayments> {
  const [found] = await db.select().from(paymentSettings).where(eq(paymentSettings.court_id, court_id));
  const { provider = 'off', at_court = true, version = 0 } = found ?? {};
  const { envelope_cents = null, envelope_authority = null, cap_cents = null, cap_authority = null } = found ?? {};
  return {
    provider: payments !== null && provider === payments.name ? payments : null,
    ...{ at_court, version },
    charges: { envelope_cents, envelope_authority, cap_cents, cap_authority },
  };
}

/** The options of filers in a court. */
export const describeOptions = ({ provider, at_court }: CourtPayments) => ({
  ...{ online: provider !== null, is_test: provider?.name === 'test', at_court: at_court || provider === null },
});

/** The settings for the court’s administrator. */
export async function readPaymentSettings(
  needs: Needs<'db' | 'payments'>,
  { court_id }: Actor,
): Promise<PaymentSettingsOfCourt> {
  const { provider, at_court, charges, version } = await findPaymentSettings(needs.db, needs, court_id);
  const { payments } = needs;
  const installed = { available: payments !== null, is_test: payments?.name === 'test' };
  return { online: provider !== null, at_court, ...charges, ...installed, version };
}

/** Changes the settings. Payments under way are finished in any case. */
export async function savePaymentSettings(
  needs: Needs<'db' | 'config' | 'now' | 'payments'>,
  actor: Actor,
  { version, online, ...rest }: InputOf<typeof asked>,
): Promise<{ message: string; settings: PaymentSettingsOfCourt }> {
  if (online && needs.payments === null) throw invalidInput('online', 'The installation has no payment provider.');
  for (const [cents, authority] of [
    ['envelope_cents', 'envelope_authority'] as const,
    ['cap_cents', 'cap_authority'] as const,
  ]) {
    if (rest[cents] !== null && !rest[authority]) throw invalidInput(authority, 'Enter the local rule or order.');
  }
  await needs.db.transaction(async (tx) => {
    const court = await lockCourt(tx, actor.court_id);
    const known = await findPaymentSettings(tx, needs, actor.court_id);
    if (version !== known.version) throw new Refusal('changed_meanwhile', { version: known.version });
    const values = { ...rest, provider: online ? needs.payments!.name : ('off' as const), version: version + 1 };
    await tx
      .insert(paymentSettings)
      .values({ court_id: actor.court_id, ...values })
      .onConflictDoUpdate({ target: paymentSettings.court_id, set: values });
    await recordActivity(tx, needs, actor, {
      ...{ action: 'payment_settings_set', subject_type: 'court', subject_id: actor.court_id },
      values: { court: court.name, online },
    });
  });
  return { message: 'Payment settings saved', settings: await readPaymentSettings(needs, actor) };
}

/** Turns payments on for a court that has no settings yet: the sample court. */
export async function turnOnPayments({ db, payments }: Needs<'db' | 'payments'>, court_id: string): Promise<void> {
  if (payments === null) return;
  await db.insert(paymentSettings).values({ court_id, provider: payments.name }).onConflictDoNothing();
}
