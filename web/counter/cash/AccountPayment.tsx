import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadCaseFeesQuery, useReadFilingFeesQuery } from '#web/payments/feeAccountApi.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

type Props = { of: { kind: 'case' | 'filing'; id: string }; onClose: () => void };

/** Takes a payment for what is due in the account of a case or of a filing. */
export function AccountPayment({ of: { kind, id }, onClose }: Props) {
  const { t } = useTranslation();
  const ofCase = useReadCaseFeesQuery({ id }, { skip: kind !== 'case' });
  const ofFiling = useReadFilingFeesQuery({ id }, { skip: kind !== 'filing' });
  const { data, error } = kind === 'case' ? ofCase : ofFiling;
  if (data && data.totals.due_cents > 0) return <PaymentDialog intake={null} account={data} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('counter.payment.title')}>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={4} />}
      {data && <p>{t('counter.payment.nothingDue')}</p>}
    </Dialog>
  );
}
