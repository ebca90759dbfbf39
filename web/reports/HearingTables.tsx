import type { Report } from '#contract/reports';
import type { RowSet } from '#domain/reports/measures';
import { BarChart } from './BarChart.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import type { OpenRows } from './useReportAddress.ts';
import { type ReportProps, useReportParts } from './useReportParts.tsx';

type Heard = { held: number; cancelled: number; upcoming: number };
type OfType = Report['hearings_by_type'][number];
type OfJudge = Report['hearings_by_judge'][number];

const outcomes = ['held', 'cancelled', 'upcoming'] as const;

/** Hearings held, canceled, and upcoming, by type of hearing and by judge. */
export function HearingTables(props: ReportProps) {
  const { report } = props;
  return (
    <>
      <HearingTable<OfType>
        {...props}
        table="hearings_by_type"
        name="event_type"
        rows={report.hearings_by_type}
        keyOf={({ event_type }) => event_type}
        narrow={({ event_type }) => ({ event_type })}
      />
      <HearingTable<OfJudge>
        {...props}
        table="hearings_by_judge"
        name="judge"
        rows={report.hearings_by_judge}
        keyOf={({ judge }) => judge}
        narrow={({ judge }) => ({ judge })}
      />
    </>
  );
}

type TableProps<Row> = ReportProps & {
  table: 'hearings_by_type' | 'hearings_by_judge';
  /** The key and the title of the first column. */
  name: string;
  rows: readonly Row[];
  /** The first column's label, different in each row. */
  keyOf: (row: Row) => string;
  /** Filters the open rows by this row. */
  narrow: (row: Row) => Partial<OpenRows>;
};

function HearingTable<Row extends Heard>({ table, name, rows, keyOf, narrow, ...props }: TableProps<Row>) {
  const { t, title, csv, opens } = useReportParts(props);
  return (
    <ReportPanel<Row>
      title={t(`reports.table.${table}`)}
      csv={csv(table)}
      chart={
        <BarChart
          label={t(`reports.chart.${table}`)}
          series={outcomes.map((key) => ({ key, title: title(key) }))}
          groups={rows.map((row) => ({
            key: keyOf(row),
            label: keyOf(row),
            values: outcomes.map((outcome) => row[outcome]),
          }))}
        />
      }
      columns={[
        { key: name, title: title(name), cell: keyOf },
        ...outcomes.map((outcome) =>
          opens<Row>(
            outcome,
            (row) => row[outcome],
            (row) => ({ set: `hearings_${outcome}` as RowSet, ...narrow(row) }),
          ),
        ),
      ]}
      rows={rows}
      rowKey={keyOf}
    />
  );
}
