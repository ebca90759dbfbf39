import { PiggyBank } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositAccount } from '#contract/deposits';
import { formatAmount } from '#domain/money/formatAmount';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useListDepositsQuery } from '#web/firms/firmsApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { DepositView } from './DepositView.tsx';

const OpenDepositDialog = lazily(async () => (await import('./OpenDepositDialog.tsx')).OpenDepositDialog, null);

/** The deposit accounts of the court, and one of them with its lines. */
export function DepositsTab() {
  const { t } = useTranslation();
  const { data, error } = useListDepositsQuery({});
  const [shown, setShown] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={6} />;
  return (
    <div className="stack">
      <Panel
        title={t('counter.deposits.heading')}
        padded={false}
        actions={
          <Button kind="primary" onClick={() => setOpening(true)}>
            {t('counter.deposits.open')}
          </Button>
        }
      >
        {data.accounts.length === 0 ? (
          <EmptyState icon={PiggyBank} title={t('counter.deposits.none')} text={t('counter.deposits.noneText')} />
        ) : (
          <Accounts accounts={data.accounts} onShow={setShown} />
        )}
      </Panel>
      {shown && <DepositView key={shown} id={shown} onClose={() => setShown(null)} />}
      {isOpening && <OpenDepositDialog onClose={() => setOpening(false)} />}
    </div>
  );
}

function Accounts({ accounts, onShow }: { accounts: DepositAccount[]; onShow: (id: string) => void }) {
  const { t } = useTranslation();
  return (
    <Table
      cards
      dense
      caption={t('counter.deposits.heading')}
      rows={accounts}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', title: t('counter.deposits.number'), cell: ({ number }) => number },
        { key: 'name', title: t('counter.deposits.name'), cell: ({ name }) => name },
        { key: 'owner', title: t('counter.deposits.owner'), cell: ({ owner }) => owner },
        {
          key: 'balance',
          title: t('counter.deposits.balance'),
          numeric: true,
          cell: ({ balance_cents, closed_at }) =>
            closed_at === null ? formatAmount(balance_cents) : t('counter.deposits.closed'),
        },
        {
          key: 'show',
          title: t('counter.cash.column.actions'),
          cell: ({ id, number }) => (
            <Button dense aria-label={t('counter.deposits.showOf', { number })} onClick={() => onShow(id)}>
              {t('counter.deposits.show')}
            </Button>
          ),
        },
      ]}
    />
  );
}
