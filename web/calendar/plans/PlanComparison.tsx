import { useTranslation } from 'react-i18next';
import type { PlanComparison as Compared } from '#contract/calendarPlans';
import { BarChart } from '#web/reports/BarChart.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './plans.module.css';

const figures = ['moved', 'placed', 'stay', 'unplaced'] as const;
const waits = ['median', 'p90'] as const;

/** The present calendar beside the plan: moves, waits, load, and overtime, as charts and tables. */
export function PlanComparison({ comparison }: { comparison: Compared }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('calendar.plan.compare.heading')}>
      <div className="stack">
        <ul className={styles.figures}>
          {figures.map((name) => (
            <li key={name}>
              <strong>{comparison[name]}</strong>
              <span className="small muted">{t(`calendar.plan.compare.${name}`, { count: comparison[name] })}</span>
            </li>
          ))}
        </ul>
        <div className={styles.charts}>
          <WaitChart comparison={comparison} />
          <OvertimeChart comparison={comparison} />
          <LoadChart comparison={comparison} />
        </div>
      </div>
    </Panel>
  );
}

type Row = { key: string; label: string; values: (number | null)[] };
type ChartProps = {
  title: string;
  first: string;
  note: string;
  empty?: string;
  series: { key: string; title: string }[];
  rows: Row[];
};

/** Bars with the same figures in a table below. */
function Chart({ title, first, note, empty, series, rows }: ChartProps) {
  const { t } = useTranslation();
  const columns: Column<Row>[] = [
    { key: 'name', title: first, cell: ({ label }) => label },
    ...series.map(
      ({ key, title: column }, index): Column<Row> => ({
        ...{ key, title: column, numeric: true },
        cell: ({ values }) => values[index] ?? t('calendar.plan.compare.none'),
      }),
    ),
  ];
  return (
    <section className={styles.chart}>
      <h3>{title}</h3>
      <p className="muted small">{note}</p>
      {empty && rows.every(({ values }) => values.every((value) => value === 0)) ? (
        <p>{empty}</p>
      ) : (
        <BarChart
          label={title}
          series={series}
          groups={rows.map(({ values, ...row }) => ({ ...row, values: values.map((value) => value ?? 0) }))}
        />
      )}
      <Table<Row> dense caption={title} rows={rows} rowKey={({ key }) => key} columns={columns} />
    </section>
  );
}

function useSides() {
  const { t } = useTranslation();
  return (['before', 'after'] as const).map((key) => ({ key, title: t(`calendar.plan.compare.${key}`) }));
}

function WaitChart({ comparison: { waits: of } }: { comparison: Compared }) {
  const { t } = useTranslation();
  return (
    <Chart
      title={t('calendar.plan.compare.waits')}
      note={t('calendar.plan.compare.waitsNote', { before: of.before.hearings, after: of.after.hearings })}
      first={t('calendar.plan.compare.wait')}
      series={useSides()}
      rows={waits.map((key) => ({
        ...{ key, label: t(`calendar.plan.compare.${key}`) },
        values: [of.before[key], of.after[key]],
      }))}
    />
  );
}

function OvertimeChart({ comparison: { judges } }: { comparison: Compared }) {
  const { t } = useTranslation();
  return (
    <Chart
      title={t('calendar.plan.compare.overtime')}
      note={t('calendar.plan.compare.overtimeNote')}
      empty={t('calendar.plan.compare.noOvertime')}
      first={t('calendar.field.judge')}
      series={useSides()}
      rows={judges.map(({ judge, overtime }) => ({
        ...{ key: judge, label: judge },
        values: [overtime.before, overtime.after],
      }))}
    />
  );
}

function LoadChart({ comparison: { judges } }: { comparison: Compared }) {
  const { t } = useTranslation();
  return (
    <Chart
      title={t('calendar.plan.compare.load')}
      note={t('calendar.plan.compare.loadNote')}
      first={t('calendar.field.judge')}
      series={[...useSides(), { key: 'capacity', title: t('calendar.plan.compare.capacity') }]}
      rows={judges.map(({ judge, before, after, capacity }) => ({
        ...{ key: judge, label: judge },
        values: [before, after, capacity],
      }))}
    />
  );
}
