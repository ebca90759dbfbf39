import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Payment, PaymentOptions } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { usePayment } from './usePayment.ts';

type Props = {
  envelopeId: string;
  cents: number;
  payments: readonly Payment[];
  options: z.infer<typeof PaymentOptions>;
};

/** The button that opens the provider’s page, with what is known of an open payment. */
export function PayButton({ envelopeId, cents, payments, options }: Props) {
  const { t } = useTranslation();
  const { pay, isPending, isStarting } = usePayment(envelopeId, payments);
  return (
    <>
      {options.is_test && <Note tone="warn">{t('payments.test')}</Note>}
      {isPending && (
        <div role="status">
          <Note>{t('payments.pending')}</Note>
        </div>
      )}
      {cents > 0 && (
        <div>
          <Button busy={isStarting} onClick={() => void pay()}>
            <CreditCard className="i" aria-hidden />
            {t(isPending ? 'payments.continue' : 'payments.pay', { amount: formatAmount(cents) })}
          </Button>
        </div>
      )}
    </>
  );
}
