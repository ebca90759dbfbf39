import { useTranslation } from 'react-i18next';
import type { PaymentDifference } from '#contract/payments';
import { spellDay } from '#domain/days/spellDay';
import { formatAmount } from '#domain/money/formatAmount';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';

type Props = { rows: PaymentDifference[]; onSettle: (difference: PaymentDifference) => void };

/** Differences; those that are settled stay with their note. */
export function DifferenceTable({ rows, onSettle }: Props) {
  const { t } = useTranslation();
  const amount = (cents: number | null) => (cents === null ? '–' : formatAmount(cents));
  return (
    <Table
      cards
      dense
      caption={t('payments.reconciliation.differences')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'day', title: t('payments.reconciliation.column.day'), cell: ({ day }) => spellDay(day) },
        {
          key: 'kind',
          title: t('payments.reconciliation.column.kind'),
          cell: ({ kind, operation, reference }) => (
            <>
              {t(`payments.reconciliation.kind.${kind}`)}, {t(`payments.reconciliation.operation.${operation}`)}
              <div className="muted tiny clip">{reference}</div>
            </>
          ),
        },
        {
          key: 'portal',
          title: t('payments.reconciliation.column.portal'),
          numeric: true,
          cell: ({ portal_cents }) => amount(portal_cents),
        },
        {
          key: 'provider',
          title: t('payments.reconciliation.column.provider'),
          numeric: true,
          cell: ({ provider_cents }) => amount(provider_cents),
        },
        {
          key: 'settled',
          title: t('payments.reconciliation.column.settled'),
          cell: (one) =>
            one.settled ? (
              <span className="small">{t('payments.reconciliation.settledBy', one.settled)}</span>
            ) : (
              <Button dense onClick={() => onSettle(one)}>
                {t('payments.reconciliation.settle')}
                <span className="vh">: {one.reference}</span>
              </Button>
            ),
        },
      ]}
    />
  );
}
