import { useTranslation } from 'react-i18next';
import type { Simulation, SimulationReport } from '#contract/simulations';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { BandChart } from './BandChart.tsx';
import { Basis } from './Basis.tsx';
import { GlanceTable, TypeTable, WeekTable } from './FigureTables.tsx';
import { Loads } from './Loads.tsx';

type Props = { simulation: Simulation; report: SimulationReport };

/** What a simulation shows: figures with intervals, by week, by event type, and by judge and courtroom. */
export function WhatIfReport({ simulation, report }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { weeks, past, warnings } = report;
  const labels = weeks.map(({ begins }) => format.shortDay(begins));
  const titles = { present: t('calendar.whatIf.present'), changed: t('calendar.whatIf.changed') };
  const values = { ...past, n: report.runs, notice: simulation.notice_days };
  return (
    <>
      {warnings.length > 0 && (
        <Note tone="warn">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{t(`calendar.whatIf.warning.${warning}`, values)}</li>
            ))}
          </ul>
        </Note>
      )}
      <Panel title={t('calendar.whatIf.glance')} padded={false}>
        <GlanceTable report={report} standard={simulation.standard_days} />
      </Panel>
      <Panel title={t('calendar.whatIf.weekly')}>
        <div className="stack">
          <h3>{t('calendar.whatIf.weeklyWait')}</h3>
          <BandChart
            label={t('calendar.whatIf.weeklyWaitLabel')}
            labels={labels}
            series={[
              { key: 'present', title: titles.present, points: weeks.map(({ wait }) => wait?.present ?? null) },
              { key: 'changed', title: titles.changed, points: weeks.map(({ wait }) => wait?.changed ?? null) },
            ]}
          />
          <h3>{t('calendar.whatIf.weeklyOpen')}</h3>
          <BandChart
            label={t('calendar.whatIf.weeklyOpenLabel')}
            labels={labels}
            series={[
              { key: 'present', title: titles.present, points: weeks.map(({ open }) => open.present) },
              { key: 'changed', title: titles.changed, points: weeks.map(({ open }) => open.changed) },
            ]}
          />
          <p className="muted small">{t('calendar.whatIf.bands')}</p>
          <details>
            <summary>{t('calendar.whatIf.weekTable')}</summary>
            <WeekTable report={report} labels={labels} />
          </details>
        </div>
      </Panel>
      <Panel title={t('calendar.whatIf.types')} padded={false}>
        <TypeTable report={report} />
      </Panel>
      <Loads title={t('calendar.whatIf.judges')} loads={report.judges} titles={titles} />
      <Loads title={t('calendar.whatIf.rooms')} loads={report.rooms} titles={titles} />
      <Basis simulation={simulation} report={report} />
    </>
  );
}
