import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Report, ReportTable } from '#contract/reports';
import type { RowSet } from '#domain/reports/measures';
import { formatDay } from '#web/ui/formatDay.ts';
import type { Column } from '#web/ui/Table.tsx';
import { BarChart } from './BarChart.tsx';
import { CorrectionsTable } from './CorrectionsTable.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import type { PeriodQuery } from './reportsApi.ts';
import type { OpenRows, ReportAddress } from './useReportAddress.ts';
import { writeFigure } from './writeFigure.ts';

type Props = { report: Report; query: PeriodQuery; addressOf: ReportAddress['addressOf'] };

/** Charts and tables of the period; every number in them opens its rows. */
export function ReportTables({ report, query, addressOf }: Props) {
  const { t } = useTranslation();
  const title = (name: string) => t(`reports.column.${name}`);
  const csv = (table: ReportTable) => ({
    address: `/api/reports/csv/?${new URLSearchParams({ ...query, table })}`,
    name: `${table}-${report.period.from}-${report.period.to}.csv`,
  });
  /** A number that opens the rows it counts. */
  const opens = <Row,>(key: string, count: (row: Row) => number, rowsOf: (row: Row) => OpenRows): Column<Row> => ({
    key,
    title: title(key),
    numeric: true,
    cell: (row) => (
      <Link to={addressOf(rowsOf(row))} preventScrollReset>
        {writeFigure(t, count(row), 'count')}
      </Link>
    ),
  });
  type Part = Report['filings_over_time'][number];
  type OfType = Report['by_case_type'][number];
  type Heard = { held: number; cancelled: number; upcoming: number };
  const { clerks, judges, attorneys } = report.workload;
  const sets = ['received', 'approved', 'returned', 'rejected'] as const;
  const heaps = ['held', 'cancelled', 'upcoming'] as const;
  const partName = ({ from, to }: Part) =>
    from === to ? formatDay(from) : t('reports.span', { from: formatDay(from), to: formatDay(to) });
  const hearingColumns = <Row extends Heard>(narrow: (row: Row) => Partial<OpenRows>): Column<Row>[] =>
    heaps.map((heap) =>
      opens<Row>(
        heap,
        (row) => row[heap],
        (row) => ({ set: `hearings_${heap}` as RowSet, ...narrow(row) }),
      ),
    );
  const heard = (rows: readonly (Heard & { key: string })[], label: string) => (
    <BarChart
      label={label}
      series={heaps.map((key) => ({ key, title: title(key) }))}
      groups={rows.map((row) => ({ key: row.key, label: row.key, values: heaps.map((heap) => row[heap]) }))}
    />
  );

  return (
    <div className="report-tables">
      <ReportPanel<Part>
        title={t('reports.table.filings_over_time')}
        csv={csv('filings_over_time')}
        chart={
          <BarChart
            label={t('reports.chart.filings_over_time')}
            series={sets.map((key) => ({ key, title: title(key) }))}
            groups={report.filings_over_time.map((part) => ({
              key: part.from,
              label: formatDay(part.from),
              values: sets.map((set) => part[set]),
            }))}
          />
        }
        columns={[
          { key: 'days', title: title('days'), cell: partName },
          ...sets.map((set) =>
            opens<Part>(
              set,
              (part) => part[set],
              ({ from, to }) => ({ set: `filings_${set}` as RowSet, from, to }),
            ),
          ),
        ]}
        rows={report.filings_over_time}
        rowKey={({ from }) => from}
      />
      <ReportPanel<OfType>
        title={t('reports.table.by_case_type')}
        csv={csv('by_case_type')}
        chart={
          <BarChart
            label={t('reports.chart.by_case_type')}
            series={(['received', 'opened', 'closed'] as const).map((key) => ({ key, title: title(key) }))}
            groups={report.by_case_type.map((row) => ({
              key: row.case_type,
              label: row.case_type,
              values: [row.received, row.opened, row.closed],
            }))}
          />
        }
        columns={[
          { key: 'type', title: title('case_type'), cell: ({ case_type }) => case_type },
          opens<OfType>(
            'received',
            (row) => row.received,
            ({ case_type }) => ({ set: 'filings_received', case_type }),
          ),
          opens<OfType>(
            'opened',
            (row) => row.opened,
            ({ case_type }) => ({ set: 'cases_opened', case_type }),
          ),
          opens<OfType>(
            'closed',
            (row) => row.closed,
            ({ case_type }) => ({ set: 'cases_closed', case_type }),
          ),
          {
            key: 'clearance',
            title: title('clearance'),
            numeric: true,
            cell: ({ clearance }) => writeFigure(t, clearance, 'percent'),
          },
        ]}
        rows={report.by_case_type}
        rowKey={({ case_type }) => case_type}
      />
      <ReportPanel
        title={t('reports.table.hearings_by_type')}
        csv={csv('hearings_by_type')}
        chart={heard(
          report.hearings_by_type.map((row) => ({ ...row, key: row.event_type })),
          t('reports.chart.hearings_by_type'),
        )}
        columns={[
          { key: 'event', title: title('event_type'), cell: ({ event_type }) => event_type },
          ...hearingColumns<Report['hearings_by_type'][number]>(({ event_type }) => ({ event_type })),
        ]}
        rows={report.hearings_by_type}
        rowKey={({ event_type }) => event_type}
      />
      <ReportPanel
        title={t('reports.table.hearings_by_judge')}
        csv={csv('hearings_by_judge')}
        chart={heard(
          report.hearings_by_judge.map((row) => ({ ...row, key: row.judge })),
          t('reports.chart.hearings_by_judge'),
        )}
        columns={[
          { key: 'judge', title: title('judge'), cell: ({ judge }) => judge },
          ...hearingColumns<Report['hearings_by_judge'][number]>(({ judge }) => ({ judge })),
        ]}
        rows={report.hearings_by_judge}
        rowKey={({ judge }) => judge}
      />
      <ReportPanel
        title={t('reports.table.clerks')}
        csv={csv('clerks')}
        columns={[
          { key: 'name', title: title('name'), cell: ({ name }) => name },
          ...(['approved', 'returned', 'rejected'] as const).map((set) =>
            opens<(typeof clerks)[number]>(
              set,
              (row) => row[set],
              ({ id, name }) => ({ set: `filings_${set}` as RowSet, clerk_id: id, name }),
            ),
          ),
          {
            key: 'median',
            title: title('turnaround'),
            numeric: true,
            cell: ({ turnaround_median }) => writeFigure(t, turnaround_median, 'seconds'),
          },
        ]}
        rows={clerks}
        rowKey={({ id }) => id}
      />
      <ReportPanel
        title={t('reports.table.judges')}
        csv={csv('judges')}
        columns={[
          { key: 'name', title: title('name'), cell: ({ name }) => name },
          opens<(typeof judges)[number]>(
            'open_cases',
            (row) => row.open_cases,
            ({ id, name }) => ({ set: 'open_cases', judge_id: id, name }),
          ),
          opens<(typeof judges)[number]>(
            'hearings',
            (row) => row.hearings,
            ({ id, name }) => ({ set: 'hearings_all', judge_id: id, name }),
          ),
        ]}
        rows={judges}
        rowKey={({ id }) => id}
      />
      <ReportPanel
        title={t('reports.table.attorneys')}
        csv={csv('attorneys')}
        columns={[
          {
            key: 'name',
            title: title('name'),
            cell: ({ id, name }) => <Link to={`/attorneys/view-attorney/${id}`}>{name}</Link>,
          },
          opens<(typeof attorneys)[number]>(
            'open_cases',
            (row) => row.open_cases,
            ({ id, name }) => ({ set: 'open_cases', attorney_id: id, name }),
          ),
          opens<(typeof attorneys)[number]>(
            'filings',
            (row) => row.filings,
            ({ id, name }) => ({ set: 'filings_received', attorney_id: id, name }),
          ),
        ]}
        rows={attorneys}
        rowKey={({ id }) => id}
      />
      <CorrectionsTable rows={report.corrections} csv={csv('corrections')} addressOf={addressOf} />
    </div>
  );
}
