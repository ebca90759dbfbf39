import { useTranslation } from 'react-i18next';
import type { CashDay } from '#contract/cashDays';
import { formatAmount } from '#domain/money/formatAmount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';

type Props = { found: CashDay; onRecord: () => void };

/** What must go to the bank for the day, and what was taken there. */
export function BankPanel({ found: { bank_due, deposits }, onRecord }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel
      title={t('counter.day.bank')}
      padded={false}
      actions={
        <Button dense onClick={onRecord}>
          {t('counter.day.record')}
        </Button>
      }
    >
      <p className="body">
        {t('counter.day.bankDue', {
          cash: formatAmount(bank_due.cash_cents),
          checks: formatAmount(bank_due.check_cents),
        })}
      </p>
      {deposits.length > 0 && (
        <Table
          cards
          dense
          caption={t('counter.day.bank')}
          rows={deposits}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', title: t('counter.day.column.at'), cell: ({ at }) => format.moment(at) },
            { key: 'reference', title: t('counter.day.reference'), cell: ({ reference }) => reference },
            {
              key: 'cash',
              title: t('counter.day.cash'),
              numeric: true,
              cell: ({ cash_cents }) => formatAmount(cash_cents),
            },
            {
              key: 'checks',
              title: t('counter.day.checks'),
              numeric: true,
              cell: ({ check_cents }) => formatAmount(check_cents),
            },
            { key: 'by', title: t('counter.day.column.by'), cell: ({ by }) => by },
            { key: 'note', title: t('counter.day.note'), cell: ({ note }) => note },
          ]}
        />
      )}
    </Panel>
  );
}
