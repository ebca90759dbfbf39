import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaymentDifference, printReconciliation } from '#contract/payments';
import { spellDay } from '#domain/days/spellDay';
import { formatAmount } from '#domain/money/formatAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { saveFile } from '#web/calls/saveFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { useReadReconciliationQuery } from './paymentsApi.ts';
import { SettleDialog } from './SettleDialog.tsx';

/** The payment provider’s reports, compared with the portal’s record each day. */
export function ReconciliationTab() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [settling, setSettling] = useState<PaymentDifference | null>(null);
  const { data, error } = useReadReconciliationQuery({ page });
  const save = () =>
    void saveFile(addressOfCall(printReconciliation, {}), 'Payment differences.csv').catch((fault: unknown) =>
      toast.error(fault instanceof Error ? fault.message : t('common.unexpectedError')),
    );
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={6} />;
  if (data.days.length === 0) {
    return (
      <EmptyState icon={Scale} title={t('payments.reconciliation.none')} text={t('payments.reconciliation.noneText')} />
    );
  }
  return (
    <div className="stack">
      <Panel
        title={t('payments.reconciliation.differences')}
        padded={false}
        actions={
          <Button dense onClick={save}>
            {t('payments.reconciliation.csv')}
          </Button>
        }
      >
        {data.differences.length === 0 && <p className="body">{t('payments.reconciliation.agrees')}</p>}
        {data.differences.length > 0 && <DifferenceTable rows={data.differences} onSettle={setSettling} />}
        <Pages page={page} more={data.more} onPage={setPage} />
      </Panel>
      <Days days={data.days} />
      {settling && <SettleDialog difference={settling} onClose={() => setSettling(null)} />}
    </div>
  );
}

type PagesProps = { page: number; more: boolean; onPage: (page: number) => void };

function Pages({ page, more, onPage }: PagesProps) {
  const { t } = useTranslation();
  if (page === 1 && !more) return null;
  return (
    <div className="body row">
      <Button dense disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('payments.reconciliation.earlier')}
      </Button>
      <Button dense disabled={!more} onClick={() => onPage(page + 1)}>
        {t('payments.reconciliation.later')}
      </Button>
    </div>
  );
}

type Day = NonNullable<ReturnType<typeof useReadReconciliationQuery>['data']>['days'][number];

function Days({ days }: { days: Day[] }) {
  const { t } = useTranslation();
  const amount = (key: 'captured_cents' | 'refunded_cents') => ({
    key,
    title: t(`payments.reconciliation.column.${key}`),
    numeric: true,
    cell: (day: Day) => formatAmount(day[key]),
  });
  return (
    <Panel title={t('payments.reconciliation.days')} padded={false}>
      <Table
        cards
        dense
        caption={t('payments.reconciliation.days')}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', title: t('payments.reconciliation.column.day'), cell: ({ day }) => spellDay(day) },
          amount('captured_cents'),
          amount('refunded_cents'),
          {
            key: 'agreed',
            title: t('payments.reconciliation.column.agreed'),
            numeric: true,
            cell: ({ agreed }) => agreed,
          },
          {
            key: 'differences',
            title: t('payments.reconciliation.column.differences'),
            numeric: true,
            cell: ({ differences }) => differences,
          },
        ]}
      />
    </Panel>
  );
}
