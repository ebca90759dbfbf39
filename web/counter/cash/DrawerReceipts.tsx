import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Drawer } from '#contract/cashiering';
import { formatAmount } from '#domain/money/formatAmount';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReadDrawerReceiptsQuery } from '../counterApi.ts';
import { ReceiptTable } from './ReceiptTable.tsx';

type Props = { drawer: Pick<Drawer, 'id' | 'clerk' | 'opened_at'>; onClose: () => void };

/** The receipts of one drawer session. An administrator voids those of an open drawer here. */
export function DrawerReceipts({ drawer: { id, clerk, opened_at }, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { currentData: data, error } = useReadDrawerReceiptsQuery({ id });
  const note = data?.drawer.closed?.note;
  return (
    <Panel
      title={t('counter.cash.receiptsOf', { clerk, when: format.moment(opened_at) })}
      actions={<Button onClick={onClose}>{t('counter.cash.hideReceipts')}</Button>}
      padded={false}
    >
      {error && <CallFailure className="body" error={error} />}
      {!data && !error && (
        <div className="body">
          <Skeleton lines={3} />
        </div>
      )}
      {data && (
        <div className="body stack">
          <p className="muted">
            {t('counter.cash.starting', { amount: formatAmount(data.drawer.starting_cash_cents) })}
          </p>
          {note && <p>{t('counter.cash.closeNote', { note })}</p>}
        </div>
      )}
      {data?.receipts.length === 0 && (
        <EmptyState icon={ReceiptText} title={t('counter.cash.noReceipts')} text={t('counter.cash.noReceiptsText')} />
      )}
      {data && data.receipts.length > 0 && <ReceiptTable receipts={data.receipts} />}
    </Panel>
  );
}
