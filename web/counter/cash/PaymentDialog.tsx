import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { printReceipt } from '#contract/cashiering';
import type { Intake } from '#contract/counter';
import type { FeeAccount } from '#contract/feeAccounts';
import { formatAmount } from '#domain/money/formatAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { printPdf } from '#web/filings/printPdf.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useReadCounterOptionsQuery } from '#web/payments/feeAccountApi.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadDrawerQuery } from '../counterApi.ts';
import { FeeFields } from './FeeFields.tsx';
import { TenderFields } from './TenderFields.tsx';
import { type InitialPayment, totalOf, usePayment } from './usePayment.ts';

type Props = {
  intake: Intake | null;
  account?: FeeAccount | null;
  initial?: InitialPayment | null;
  onClose: () => void;
};

/** Takes a payment into the clerk's drawer. Without an open drawer, it leads to it. */
export function PaymentDialog({ intake, account = null, initial = null, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error } = useReadDrawerQuery();
  if (data?.drawer) return <Payment intake={intake} account={account} initial={initial} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('counter.payment.title')}>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <Note>
          {t('counter.payment.openFirst')}{' '}
          <Link to="/counter?tab=cash" onClick={onClose}>
            {t('counter.payment.goToDrawer')}
          </Link>
        </Note>
      )}
    </Dialog>
  );
}

/** Payer, fees, and payments. Afterward, the receipt opens for printing. */
function Payment({ intake, account = null, initial = null, onClose }: Props) {
  const { t } = useTranslation();
  const { data: options } = useReadCounterOptionsQuery({});
  const form = usePayment({
    intake,
    account,
    initial,
    onPaid: ({ id, number, change_cents }) => {
      const change = change_cents > 0 ? ` ${t('counter.payment.change')}: ${formatAmount(change_cents)}` : '';
      toast.success(`${t('filings.paper.receipt', { number })}.${change}`);
      printPdf(addressOfCall(printReceipt, { id }), `${number}.pdf`);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('counter.payment.title')} verb={t('counter.payment.send')} onClose={onClose}>
      <div className="form-grid">
        <TextField label={t('counter.payment.payer')} autoComplete="off" {...form.field('payer')} />
        <TextField
          label={t('counter.payment.case')}
          hint={t('counter.payment.caseHint')}
          optional
          autoComplete="off"
          {...form.field('case_number')}
        />
      </div>
      <FeeFields form={form} fees={options?.fees ?? []} />
      <p className="strong" aria-live="polite">
        {t('counter.payment.total')}: {formatAmount(totalOf(form.values))}
      </p>
      <TenderFields form={form} />
    </FormDialog>
  );
}
