import { useTranslation } from 'react-i18next';
import type { SimulationReport } from '#contract/simulations';
import { Table } from '#web/ui/Table.tsx';
import { type Unit, useEstimateWords } from './useEstimateWords.ts';

type Figure = { key: string; title: string; unit: Unit; compared: SimulationReport['overtime'] };
type Titled = { report: SimulationReport; standard: number };

/** The figures of all simulated weeks, as the court is, as it would be, and the difference. */
export function GlanceTable({ report, standard }: Titled) {
  const { t } = useTranslation();
  const say = useEstimateWords();
  const { waits, open, unplaced, overtime } = report;
  const figure = (key: string, unit: Unit, compared: Figure['compared'] | undefined): Figure => ({
    ...{ key, unit, compared: compared ?? null },
    title: t(`calendar.whatIf.figure.${key}`, { standard }),
  });
  const figures = [
    figure('median', 'days', waits?.median),
    figure('p90', 'days', waits?.p90),
    figure('late', 'percent', waits?.late),
    figure('open', 'hearings', open),
    figure('unplaced', 'hearings', unplaced),
    figure('overtime', 'hours', overtime),
  ];
  return (
    <Table<Figure>
      cards
      caption={t('calendar.whatIf.glance')}
      rows={figures}
      rowKey={({ key }) => key}
      columns={[
        { key: 'figure', title: t('calendar.whatIf.measure'), cell: ({ title }) => title },
        {
          key: 'present',
          title: t('calendar.whatIf.present'),
          cell: ({ compared, unit }) => say(compared?.present, unit),
        },
        {
          key: 'changed',
          title: t('calendar.whatIf.changed'),
          cell: ({ compared, unit }) => say(compared?.changed, unit),
        },
        {
          key: 'difference',
          title: t('calendar.whatIf.difference'),
          cell: ({ compared, unit }) => (compared ? say(compared.difference, unit, true) : ''),
        },
      ]}
    />
  );
}

type Type = SimulationReport['types'][number];

/** The waits by event type, with the number of past requests. */
export function TypeTable({ report }: { report: SimulationReport }) {
  const { t } = useTranslation();
  const say = useEstimateWords();
  const title = (key: string, of: string) =>
    t('calendar.whatIf.of', { figure: t(`calendar.whatIf.short.${key}`), court: t(`calendar.whatIf.${of}`) });
  return (
    <Table<Type>
      cards
      caption={t('calendar.whatIf.types')}
      rows={report.types.filter(({ n, waits }) => n > 0 || waits)}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('calendar.whatIf.type'), cell: ({ name }) => name },
        { key: 'n', title: t('calendar.whatIf.n'), numeric: true, cell: ({ n }) => n },
        {
          key: 'median',
          title: title('median', 'present'),
          cell: ({ waits }) => say(waits?.median.present, 'days'),
        },
        {
          key: 'medianChanged',
          title: title('median', 'changed'),
          cell: ({ waits }) => say(waits?.median.changed, 'days'),
        },
        { key: 'p90', title: title('p90', 'present'), cell: ({ waits }) => say(waits?.p90.present, 'days') },
        { key: 'p90Changed', title: title('p90', 'changed'), cell: ({ waits }) => say(waits?.p90.changed, 'days') },
      ]}
    />
  );
}

type Week = SimulationReport['weeks'][number] & { label: string };

/** The figures of the charts as a table. */
export function WeekTable({ report, labels }: { report: SimulationReport; labels: readonly string[] }) {
  const { t } = useTranslation();
  const say = useEstimateWords();
  const title = (key: string, of: string) =>
    t('calendar.whatIf.of', { figure: t(`calendar.whatIf.short.${key}`), court: t(`calendar.whatIf.${of}`) });
  return (
    <Table<Week>
      cards
      caption={t('calendar.whatIf.weekTable')}
      rows={report.weeks.map((week, index) => ({ ...week, label: labels[index]! }))}
      rowKey={({ begins }) => begins}
      columns={[
        { key: 'week', title: t('calendar.whatIf.week'), cell: ({ label }) => label },
        { key: 'wait', title: title('median', 'present'), cell: ({ wait }) => say(wait?.present, 'days') },
        { key: 'waitChanged', title: title('median', 'changed'), cell: ({ wait }) => say(wait?.changed, 'days') },
        { key: 'open', title: title('open', 'present'), cell: ({ open }) => say(open.present, 'hearings') },
        { key: 'openChanged', title: title('open', 'changed'), cell: ({ open }) => say(open.changed, 'hearings') },
      ]}
    />
  );
}
