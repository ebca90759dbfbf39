import type { PaymentActivities } from '#domain/activity/messages/payments';
import { spellDay } from '#domain/days/spellDay';
import { formatAmount } from '#domain/money/formatAmount';
import { endSentence } from '#domain/text/endSentence';
import type { ActivityTexts } from '../../Catalog.ts';
import { acting } from './acting.ts';

export const paymentActivities: ActivityTexts<PaymentActivities> = {
  payment_settings_set: ({ court, online }, by) => ({
    title: 'Payment Settings Changed',
    description: `${by} changed the payment settings of ${court}. Payments in the portal are ${online ? 'on' : 'off'}.`,
  }),
  fee_changed: ({ document, fee, amount_cents, reason }, by) => ({
    title: 'Fee Changed',
    description: `${by} set the fee for ${document} (${fee}) to ${formatAmount(amount_cents)}: ${endSentence(reason)}`,
  }),
  fee_waiver_requested: ({ document, filer }, by) => ({
    title: 'Fee Waiver Requested',
    description: `${acting(by, filer)} requested a fee waiver for ${document}.`,
  }),
  balance_paid: ({ document, amount_cents, payer, filer }) => ({
    title: 'Balance Paid',
    description: `${acting(payer, filer)} paid a balance of ${formatAmount(amount_cents)} for ${document}.`,
  }),
  fee_waiver_decided: ({ document, decision, pay_by }, by) => ({
    title: decision === 'granted' ? 'Fee Waiver Granted' : 'Fee Waiver Denied',
    description: `${by} recorded that the fee waiver for ${document} was ${decision}.${pay_by === null ? '' : ` The fees are due by ${spellDay(pay_by)}.`}`,
  }),
  fee_waiver_granted_by_law: ({ document, act_by, authority }) => ({
    title: 'Fee Waiver Granted by Law',
    description: `The fee waiver for ${document} counts as granted, because the court did not act by ${spellDay(act_by)} (${authority}).`,
  }),
  payment_difference_settled: ({ day, reference, note }, by) => ({
    title: 'Payment Difference Settled',
    description: `${by} settled the difference of ${spellDay(day)}, payment ${reference}: ${endSentence(note)}`,
  }),
};
