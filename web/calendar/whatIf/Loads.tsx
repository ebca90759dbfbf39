import { useTranslation } from 'react-i18next';
import type { SimulationReport } from '#contract/simulations';
import { BarChart } from '#web/reports/BarChart.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useEstimateWords } from './useEstimateWords.ts';

type Load = SimulationReport['judges'][number];
type Props = { title: string; loads: readonly Load[]; titles: { present: string; changed: string } };

/** The hours in session of judges or courtrooms, in percent of the hours that they have. */
export function Loads({ title, loads, titles }: Props) {
  const { t } = useTranslation();
  const say = useEstimateWords();
  const added = loads.findIndex(({ name }) => name === '');
  const nameOf = ({ name }: Load, index: number) => name || t('calendar.whatIf.additional', { n: index - added + 1 });
  const rows = loads.map((load, index) => ({ ...load, name: nameOf(load, index) }));
  return (
    <Panel title={title}>
      <div className="stack">
        <BarChart
          label={title}
          series={[
            { key: 'present', title: titles.present },
            { key: 'changed', title: titles.changed },
          ]}
          groups={rows.map(({ id, name, present, changed }) => ({
            ...{ key: id, label: name, values: [present?.value ?? 0, changed?.value ?? 0] },
          }))}
        />
        <details>
          <summary>{t('calendar.whatIf.loadTable')}</summary>
          <Table<Load>
            cards
            caption={title}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', title: t('calendar.whatIf.name'), cell: ({ name }) => name },
              {
                key: 'hours',
                title: t('calendar.whatIf.hours'),
                cell: ({ present_hours, changed_hours }) =>
                  t('calendar.whatIf.hoursOf', { present: present_hours, changed: changed_hours }),
              },
              { key: 'present', title: titles.present, cell: ({ present }) => say(present, 'percent') },
              { key: 'changed', title: titles.changed, cell: ({ changed }) => say(changed, 'percent') },
            ]}
          />
        </details>
      </div>
    </Panel>
  );
}
