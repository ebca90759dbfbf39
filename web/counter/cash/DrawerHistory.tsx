import { Printer, ReceiptText, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Drawer, printDrawerReport } from '#contract/cashiering';
import { formatAmount } from '#domain/money/formatAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { saveFile } from '#web/calls/saveFile.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useListDrawersQuery } from '../counterApi.ts';
import { TurnPage } from '../TurnPage.tsx';
import { Difference } from './Difference.tsx';
import { DrawerReceipts } from './DrawerReceipts.tsx';

/** Drawer sessions with their counts: the clerk's own, and for administrators those of the court. */
export function DrawerHistory() {
  const { t } = useTranslation();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Drawer | null>(null);
  const { data, error } = useListDrawersQuery({ page });
  return (
    <>
      <Panel title={t('counter.cash.history')} padded={false}>
        {error && <CallFailure className="body" error={error} />}
        {data?.results.length === 0 && (
          <EmptyState icon={Wallet} title={t('counter.cash.noHistory')} text={t('counter.cash.noHistoryText')} />
        )}
        {data && data.results.length > 0 && (
          <Table
            cards
            dense
            caption={t('counter.cash.history')}
            rows={data.results}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'opened',
                title: t('counter.cash.column.opened'),
                cell: ({ opened_at }) => format.moment(opened_at),
              },
              { key: 'clerk', title: t('counter.cash.column.clerk'), cell: ({ clerk }) => clerk },
              {
                key: 'closed',
                title: t('counter.cash.column.closed'),
                cell: ({ closed }) => (closed ? format.moment(closed.at) : t('counter.cash.stillOpen')),
              },
              {
                key: 'expected',
                title: t('counter.cash.column.expected'),
                numeric: true,
                cell: ({ closed, totals }) => formatAmount(closed?.expected_cash_cents ?? totals.expected_cash_cents),
              },
              {
                key: 'difference',
                title: t('counter.cash.column.difference'),
                cell: ({ closed }) =>
                  closed && <Difference counted={closed.counted_cash_cents} expected={closed.expected_cash_cents} />,
              },
              {
                key: 'actions',
                title: t('counter.cash.column.actions'),
                cell: (one) => <Acts drawer={one} isShown={one.id === shown?.id} onShow={setShown} />,
              },
            ]}
          />
        )}
        {data && <TurnPage page={page} more={data.more} onPage={setPage} />}
      </Panel>
      {shown && <DrawerReceipts key={shown.id} drawer={shown} onClose={() => setShown(null)} />}
    </>
  );
}

type ActsProps = { drawer: Drawer; isShown: boolean; onShow: (drawer: Drawer | null) => void };

function Acts({ drawer, isShown, onShow }: ActsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, clerk, opened_at } = drawer;
  const of = { clerk, when: format.moment(opened_at) };
  const addressOf = (as: 'pdf' | 'csv') => addressOfCall(printDrawerReport, { id, format: as });
  return (
    <div className="row wrap">
      <Button
        dense
        aria-expanded={isShown}
        aria-label={t('counter.cash.showReceiptsFor', of)}
        onClick={() => onShow(isShown ? null : drawer)}
      >
        <ReceiptText className="i" aria-hidden />
        {t('counter.cash.showReceipts')}
      </Button>
      <Button
        dense
        aria-label={t('counter.cash.reportFor', of)}
        onClick={() => printPdf(addressOf('pdf'), 'Report.pdf')}
      >
        <Printer className="i" aria-hidden />
        {t('counter.cash.report')}
      </Button>
      <Button
        dense
        aria-label={t('counter.cash.csvFor', of)}
        onClick={() =>
          void saveFile(addressOf('csv'), 'Receipts.csv').catch(() => toast.error(t('counter.printFailed')))
        }
      >
        {t('counter.cash.csv')}
      </Button>
    </div>
  );
}
