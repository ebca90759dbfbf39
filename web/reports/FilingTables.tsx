import type { Report } from '#contract/reports';
import type { RowSet } from '#domain/reports/measures';
import { useFormat } from '#web/preferences/useFormat.ts';
import { BarChart } from './BarChart.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { type ReportProps, useReportParts } from './useReportParts.tsx';
import { writeFigure } from './writeFigure.ts';

type Part = Report['filings_over_time'][number];
type OfType = Report['by_case_type'][number];

const sets = ['received', 'approved', 'returned', 'rejected'] as const;
const flows = ['received', 'opened', 'closed'] as const;

/** Filings received and decided, by part of the period. */
export function FilingsOverTime(props: ReportProps) {
  const format = useFormat();
  const { t, title, csv, opens } = useReportParts(props);
  const rows = props.report.filings_over_time;
  const partName = ({ from, to }: Part) =>
    from === to ? format.day(from) : t('reports.span', { from: format.day(from), to: format.day(to) });
  return (
    <ReportPanel<Part>
      title={t('reports.table.filings_over_time')}
      csv={csv('filings_over_time')}
      chart={
        <BarChart
          label={t('reports.chart.filings_over_time')}
          series={sets.map((key) => ({ key, title: title(key) }))}
          groups={rows.map((part) => ({
            key: part.from,
            label: format.day(part.from),
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
      rows={rows}
      rowKey={({ from }) => from}
    />
  );
}

/** Filings received and cases opened and closed, by case type. */
export function ByCaseType(props: ReportProps) {
  const { t, title, csv, opens } = useReportParts(props);
  const rows = props.report.by_case_type;
  const setOf = { received: 'filings_received', opened: 'cases_opened', closed: 'cases_closed' } as const;
  return (
    <ReportPanel<OfType>
      title={t('reports.table.by_case_type')}
      csv={csv('by_case_type')}
      chart={
        <BarChart
          label={t('reports.chart.by_case_type')}
          series={flows.map((key) => ({ key, title: title(key) }))}
          groups={rows.map((row) => ({
            key: row.case_type,
            label: row.case_type,
            values: flows.map((flow) => row[flow]),
          }))}
        />
      }
      columns={[
        { key: 'type', title: title('case_type'), cell: ({ case_type }) => case_type },
        ...flows.map((flow) =>
          opens<OfType>(
            flow,
            (row) => row[flow],
            ({ case_type }) => ({ set: setOf[flow], case_type }),
          ),
        ),
        {
          key: 'clearance',
          title: title('clearance'),
          numeric: true,
          cell: ({ clearance }) => writeFigure(t, clearance, 'percent'),
        },
      ]}
      rows={rows}
      rowKey={({ case_type }) => case_type}
    />
  );
}
