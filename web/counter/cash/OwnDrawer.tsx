import { HandCoins, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drawer, Receipt } from '#contract/cashiering';
import { tenderKinds } from '#domain/counter/tenders';
import { formatAmount } from '#domain/money/formatAmount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { CloseDrawerDialog } from './CloseDrawerDialog.tsx';
import styles from './OwnDrawer.module.css';
import { ReceiptTable } from './ReceiptTable.tsx';

const PaymentDialog = lazily(async () => (await import('./PaymentDialog.tsx')).PaymentDialog, null);

type Props = { drawer: Drawer; receipts: Receipt[] };

/** The clerk's open drawer: running totals by kind of payment, its receipts, payments, and the close. */
export function OwnDrawer({ drawer, receipts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [opened, setOpened] = useState<'payment' | 'close' | null>(null);
  const { totals } = drawer;
  return (
    <Panel
      title={t('counter.cash.heading')}
      padded={false}
      actions={
        <div className={styles.buttons}>
          <Button kind="primary" onClick={() => setOpened('payment')}>
            <HandCoins className="i" aria-hidden />
            {t('counter.cash.newPayment')}
          </Button>
          <Button onClick={() => setOpened('close')}>{t('counter.cash.close')}</Button>
        </div>
      }
    >
      <div className="body stack">
        <p className="muted">
          {t('counter.cash.since', { when: format.moment(drawer.opened_at) })}.{' '}
          {t('counter.cash.starting', { amount: formatAmount(drawer.starting_cash_cents) })}
        </p>
        <dl className={styles.totals}>
          {tenderKinds.map((kind) => (
            <div key={kind}>
              <dt>{t(`counter.cash.tender.${kind}`)}</dt>
              <dd>{formatAmount(totals.by_tender[kind])}</dd>
            </div>
          ))}
          {totals.refunded_cash_cents > 0 && (
            <div>
              <dt>{t('counter.cash.refunded')}</dt>
              <dd>{formatAmount(totals.refunded_cash_cents)}</dd>
            </div>
          )}
          <div>
            <dt>{t('counter.cash.expected')}</dt>
            <dd>{formatAmount(totals.expected_cash_cents)}</dd>
          </div>
        </dl>
      </div>
      {receipts.length === 0 ? (
        <EmptyState icon={ReceiptText} title={t('counter.cash.noReceipts')} text={t('counter.cash.noReceiptsText')} />
      ) : (
        <ReceiptTable receipts={receipts} />
      )}
      {opened === 'payment' && <PaymentDialog intake={null} onClose={() => setOpened(null)} />}
      {opened === 'close' && <CloseDrawerDialog drawer={drawer} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
