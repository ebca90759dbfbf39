import { useTranslation } from 'react-i18next';
import type { DayDifference } from '#contract/cashDays';
import { signedAmount } from '#domain/money/signedAmount';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useDifferenceName } from './useDifferenceName.ts';

type Props = { differences: DayDifference[]; onSettle: (difference: DayDifference) => void };

/** Each difference of a day, with how it was settled. */
export function DayDifferences({ differences, onSettle }: Props) {
  const { t } = useTranslation();
  const nameOf = useDifferenceName();
  if (differences.length === 0) return <p className="body">{t('counter.day.agrees')}</p>;
  return (
    <Table
      cards
      dense
      caption={t('counter.day.differences')}
      rows={differences}
      rowKey={({ kind, key }) => `${kind} ${key}`}
      columns={[
        { key: 'what', title: t('counter.day.column.what'), cell: nameOf },
        {
          key: 'expected',
          title: t('counter.day.column.expected'),
          numeric: true,
          cell: ({ expected_cents }) => signedAmount(expected_cents),
        },
        {
          key: 'actual',
          title: t('counter.day.column.actual'),
          numeric: true,
          cell: ({ actual_cents }) => signedAmount(actual_cents),
        },
        {
          key: 'settled',
          title: t('counter.day.column.settled'),
          cell: (one) =>
            one.settled ? (
              t('counter.day.settledBy', { by: one.settled.by, note: one.settled.note })
            ) : (
              <Button
                dense
                aria-label={t('counter.day.settleOf', { difference: nameOf(one) })}
                onClick={() => onSettle(one)}
              >
                {t('counter.day.settle')}
              </Button>
            ),
        },
      ]}
    />
  );
}
