import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Report } from '#contract/reports';
import type { RowSet } from '#domain/reports/measures';
import type { Column } from '#web/ui/Table.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import type { ReportAddress } from './useReportAddress.ts';
import { writeFigure } from './writeFigure.ts';

type Row = Report['corrections'][number];
type Props = {
  rows: readonly Row[];
  csv: { address: string; name: string };
  addressOf: ReportAddress['addressOf'];
};

/** How often people changed the values that were read, by field, with the interval and the definition. */
export function CorrectionsTable({ rows, csv, addressOf }: Props) {
  const { t } = useTranslation();
  const fieldName = ({ field }: Row) => t(`filings.field.${field === 'filing_date' ? 'filling_date' : field}`);
  const opens = (key: 'looked_at' | 'confirmed' | 'corrected' | 'supplied'): Column<Row> => ({
    key,
    title: t(`reports.column.${key}`),
    numeric: true,
    cell: (row) => (
      <Link
        to={addressOf({ set: `values_${key}` satisfies RowSet, field: row.field, name: fieldName(row) })}
        preventScrollReset
      >
        {writeFigure(t, row[key], 'count')}
      </Link>
    ),
  });
  const percent = (value: number) => writeFigure(t, value, 'percent');
  return (
    <ReportPanel<Row>
      title={t('reports.table.corrections')}
      csv={csv}
      chart={
        <details>
          <summary>{t('reports.definition')}</summary>
          <p>{t('reports.about.corrections')}</p>
        </details>
      }
      columns={[
        { key: 'field', title: t('reports.column.field'), cell: fieldName },
        {
          key: 'changed',
          title: t('reports.column.changed'),
          numeric: true,
          cell: ({ changed, interval }) =>
            changed === null || interval === null ? (
              <span className="muted">{t('reports.tooFew')}</span>
            ) : (
              <>
                <strong>{percent(changed)}</strong>{' '}
                <span className="muted small">
                  {t('reports.interval', { low: percent(interval[0]), high: percent(interval[1]) })}
                </span>
              </>
            ),
        },
        opens('looked_at'),
        { ...opens('confirmed'), secondary: true },
        opens('corrected'),
        { ...opens('supplied'), secondary: true },
        {
          key: 'untouched',
          title: t('reports.column.untouched'),
          numeric: true,
          secondary: true,
          cell: ({ untouched }) => writeFigure(t, untouched, 'count'),
        },
      ]}
      rows={rows}
      rowKey={({ field }) => field}
    />
  );
}
