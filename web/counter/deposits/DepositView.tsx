import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DepositAccount, printDeposit } from '#contract/deposits';
import { formatAmount } from '#domain/money/formatAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { printPdf } from '#web/filings/printPdf.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { noFee } from '../cash/usePayment.ts';
import { useReadDepositQuery } from '../counterApi.ts';
import { DepositLines } from './DepositLines.tsx';
import styles from './DepositView.module.css';

const PaymentDialog = lazily(async () => (await import('../cash/PaymentDialog.tsx')).PaymentDialog, null);
const RefundDepositDialog = lazily(async () => (await import('./RefundDepositDialog.tsx')).RefundDepositDialog, null);

type Props = { id: string; onClose: () => void };

/** One deposit account: its balance, its lines, deposits, refunds, and its close. */
export function DepositView({ id, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error } = useReadDepositQuery({ id });
  const [asking, setAsking] = useState<'deposit' | 'refund' | null>(null);
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={4} />;
  const { account, lines } = data;
  const { number, name } = account;
  const deposit = { ...noFee, description: t('counter.deposits.line', { number }), authority: name };
  const initial = { payer: name, lines: [{ ...deposit, deposit_account_id: id }] };
  const close = () => setAsking(null);
  return (
    <Panel
      title={t('counter.deposits.title', { number, name })}
      padded={false}
      actions={
        <Button dense onClick={onClose}>
          {t('counter.cash.hideReceipts')}
        </Button>
      }
    >
      <div className="body stack">
        <p>{t('counter.deposits.has', { amount: formatAmount(account.balance_cents) })}</p>
        <div className={styles.depositActs}>
          {account.closed_at === null && <Acts account={account} onAsk={setAsking} />}
          <Button
            dense
            onClick={() =>
              printPdf(addressOfCall(printDeposit, { id, format: 'pdf' }), `Deposit account ${number}.pdf`)
            }
          >
            {t('counter.deposits.statement')}
          </Button>
        </div>
      </div>
      <DepositLines lines={lines} />
      {asking === 'deposit' && <PaymentDialog intake={null} initial={initial} onClose={close} />}
      {asking === 'refund' && <RefundDepositDialog account={account} onClose={close} />}
    </Panel>
  );
}

function Acts({ account, onAsk }: { account: DepositAccount; onAsk: (act: 'deposit' | 'refund') => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Button dense onClick={() => onAsk('deposit')}>
        {t('counter.deposits.deposit')}
      </Button>
      <Button dense onClick={() => onAsk('refund')}>
        {t(account.balance_cents > 0 ? 'counter.deposits.refund' : 'counter.deposits.close')}
      </Button>
    </>
  );
}
