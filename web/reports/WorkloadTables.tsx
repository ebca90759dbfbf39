import { Link } from 'react-router';
import type { Report } from '#contract/reports';
import type { RowSet } from '#domain/reports/measures';
import { ReportPanel } from './ReportPanel.tsx';
import { type ReportProps, useReportParts } from './useReportParts.tsx';
import { writeFigure } from './writeFigure.ts';

type Clerk = Report['workload']['clerks'][number];
type Judge = Report['workload']['judges'][number];
type Attorney = Report['workload']['attorneys'][number];

/** Each clerk's decisions in the period, with the time to a decision. */
export function ClerkTable(props: ReportProps) {
  const { t, title, csv, opens } = useReportParts(props);
  return (
    <ReportPanel<Clerk>
      title={t('reports.table.clerks')}
      csv={csv('clerks')}
      columns={[
        { key: 'name', title: title('name'), cell: ({ name }) => name },
        ...(['approved', 'returned', 'rejected'] as const).map((set) =>
          opens<Clerk>(
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
      rows={props.report.workload.clerks}
      rowKey={({ id }) => id}
    />
  );
}

/** Each judge's open cases and hearings. */
export function JudgeTable(props: ReportProps) {
  const { t, title, csv, opens } = useReportParts(props);
  return (
    <ReportPanel<Judge>
      title={t('reports.table.judges')}
      csv={csv('judges')}
      columns={[
        { key: 'name', title: title('name'), cell: ({ name }) => name },
        opens<Judge>(
          'open_cases',
          (row) => row.open_cases,
          ({ id, name }) => ({ set: 'open_cases', judge_id: id, name }),
        ),
        opens<Judge>(
          'hearings',
          (row) => row.hearings,
          ({ id, name }) => ({ set: 'hearings_all', judge_id: id, name }),
        ),
      ]}
      rows={props.report.workload.judges}
      rowKey={({ id }) => id}
    />
  );
}

/** Each attorney's open cases and filings. */
export function AttorneyTable(props: ReportProps) {
  const { t, title, csv, opens } = useReportParts(props);
  return (
    <ReportPanel<Attorney>
      title={t('reports.table.attorneys')}
      csv={csv('attorneys')}
      columns={[
        {
          key: 'name',
          title: title('name'),
          cell: ({ id, name }) => <Link to={`/attorneys/view-attorney/${id}`}>{name}</Link>,
        },
        opens<Attorney>(
          'open_cases',
          (row) => row.open_cases,
          ({ id, name }) => ({ set: 'open_cases', attorney_id: id, name }),
        ),
        opens<Attorney>(
          'filings',
          (row) => row.filings,
          ({ id, name }) => ({ set: 'filings_received', attorney_id: id, name }),
        ),
      ]}
      rows={props.report.workload.attorneys}
      rowKey={({ id }) => id}
    />
  );
}
