import { useTranslation } from 'react-i18next';
import type { DepositLine } from '#contract/deposits';
import { depositEffects } from '#domain/feeAccounts/depositLines';
import { formatAmount } from '#domain/money/formatAmount';
import { signedAmount } from '#domain/money/signedAmount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Table } from '#web/ui/Table.tsx';

/** The lines of a deposit account with the balance after each. */
export function DepositLines({ lines }: { lines: DepositLine[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (lines.length === 0) return <p className="body muted">{t('counter.deposits.noLines')}</p>;
  return (
    <Table
      cards
      dense
      caption={t('counter.deposits.lines')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', title: t('counter.day.column.at'), cell: ({ made_at }) => format.moment(made_at) },
        {
          key: 'entry',
          title: t('counter.deposits.entry'),
          cell: ({ kind, means }) =>
            [t(`counter.deposits.kind.${kind}`), means && t(`cases.fees.means.${means}`)].filter(Boolean).join(', '),
        },
        {
          key: 'number',
          title: t('counter.deposits.document'),
          cell: ({ receipt, refund }) =>
            receipt
              ? t('cases.fees.receipt', { number: receipt })
              : refund && t('cases.fees.refundNumber', { number: refund }),
        },
        {
          key: 'amount',
          title: t('counter.payment.amount'),
          numeric: true,
          cell: ({ kind, amount_cents }) => signedAmount(depositEffects[kind] * amount_cents),
        },
        {
          key: 'balance',
          title: t('counter.deposits.balance'),
          numeric: true,
          cell: ({ balance_cents }) => formatAmount(balance_cents),
        },
        { key: 'by', title: t('counter.day.column.by'), cell: ({ made_by }) => made_by },
      ]}
    />
  );
}
