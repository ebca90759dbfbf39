import { useTranslation } from 'react-i18next';
import type { Payment } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import { Status, type Tone } from '#web/ui/Status.tsx';

/** Payments with their card and state, the newest first. */
export function PaymentLines({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation();
  if (payments.length === 0) return null;
  return (
    <ul className="stack small" aria-label={t('payments.payments')}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <Status tone={toneOf(payment)}>{t(`payments.state.${stateOf(payment)}`)}</Status>{' '}
          {formatAmount(payment.amount_cents)}
          {payment.last_four && ` · ${t('payments.card', { brand: payment.brand, last: payment.last_four })}`}
          {payment.decline_reason && ` · ${t(`payments.declined.${payment.decline_reason}`)}`}
          <Moved payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function Moved({ payment: { captured_cents, refunded_cents } }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <>
      {captured_cents > 0 && ` · ${t('payments.captured', { amount: formatAmount(captured_cents) })}`}
      {refunded_cents > 0 && ` · ${t('payments.refunded', { amount: formatAmount(refunded_cents) })}`}
    </>
  );
}

/** In words of a payer: an authorization that was used is a payment, and one that ended is released. */
function stateOf({ state, captured_cents, released }: Payment) {
  if (state !== 'authorized') return state;
  if (captured_cents > 0) return 'paid';
  return released ? 'released' : 'authorized';
}

function toneOf(payment: Payment): Tone {
  const state = stateOf(payment);
  if (state === 'paid' || state === 'authorized') return 'ok';
  if (state === 'declined') return 'bad';
  return state === 'pending' ? 'warn' : 'none';
}
