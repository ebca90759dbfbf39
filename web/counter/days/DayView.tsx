import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CashDay, type DayDifference, printCashDay } from '#contract/cashDays';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';
import { signedAmount } from '#domain/money/signedAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { BankPanel } from './BankPanel.tsx';
import { DayDifferences } from './DayDifferences.tsx';

const BankDepositDialog = lazily(async () => (await import('./BankDepositDialog.tsx')).BankDepositDialog, null);
const SettleDayDialog = lazily(async () => (await import('./SettleDayDialog.tsx')).SettleDayDialog, null);

/** The figures of a day, its differences, and what was taken to the bank. */
export function DayView({ found }: { found: CashDay }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<DayDifference | 'bank' | null>(null);
  const { day } = found;
  const save = () =>
    void saveFile(addressOfCall(printCashDay, { day, format: 'csv' }), `Cash report ${day}.csv`).catch(
      (fault: unknown) => toast.error(fault instanceof Error ? fault.message : t('common.unexpectedError')),
    );
  return (
    <>
      {found.open_drawers > 0 && <Note>{t('counter.day.openDrawers', { count: found.open_drawers })}</Note>}
      <Panel
        title={t('counter.day.differences')}
        padded={false}
        actions={
          <>
            <Button dense onClick={() => printPdf(addressOfCall(printCashDay, { day, format: 'pdf' }), `${day}.pdf`)}>
              {t('counter.day.report')}
            </Button>
            <Button dense onClick={save}>
              {t('counter.day.csv')}
            </Button>
          </>
        }
      >
        <DayDifferences differences={found.differences} onSettle={setAsking} />
      </Panel>
      <Figures found={found} />
      <BankPanel found={found} onRecord={() => setAsking('bank')} />
      {asking === 'bank' && <BankDepositDialog found={found} onClose={() => setAsking(null)} />}
      {asking !== null && asking !== 'bank' && (
        <SettleDayDialog day={day} difference={asking} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

/** By means: what the ledger has, and what receipts or the provider have. */
function Figures({ found: { ledger, counter, provider_cents } }: { found: CashDay }) {
  const { t } = useTranslation();
  const rows = paymentMeans.map((means) => ({
    means,
    ledger: ledger[means] ?? 0,
    other: means === 'online' ? provider_cents : (counter[means] ?? 0),
  }));
  return (
    <Panel title={t('counter.day.figures')} padded={false}>
      <Table
        cards
        dense
        caption={t('counter.day.figures')}
        rows={rows}
        rowKey={({ means }) => means}
        columns={[
          { key: 'means', title: t('counter.day.column.means'), cell: ({ means }) => t(`cases.fees.means.${means}`) },
          {
            key: 'ledger',
            title: t('counter.day.column.ledger'),
            numeric: true,
            cell: (row) => signedAmount(row.ledger),
          },
          {
            key: 'other',
            title: t('counter.day.column.other'),
            numeric: true,
            cell: ({ other }) => (other === null ? t('counter.day.notCompared') : signedAmount(other)),
          },
        ]}
      />
    </Panel>
  );
}
