import { useTranslation } from 'react-i18next';
import type { Simulation, SimulationReport } from '#contract/simulations';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './whatIf.module.css';

const assumptions = [
  'arrivals',
  'places',
  'notice',
  'outcomes',
  'durations',
  'full_day',
  'additional',
  'counsel',
] as const;

/** The past on which a simulation is based, with its number of cases, and what the model assumes. */
export function Basis({ simulation, report }: { simulation: Simulation; report: SimulationReport }) {
  const { t } = useTranslation();
  const { past, runs, requests } = report;
  const hours = Math.round(past.full_day / 6) / 10;
  const values = { ...past, runs, hours, notice: simulation.notice_days, present: requests.present };
  return (
    <Panel title={t('calendar.whatIf.basis')}>
      <div className="stack">
        <p>{t('calendar.whatIf.past', values)}</p>
        <details>
          <summary>{t('calendar.whatIf.model')}</summary>
          <ul className={styles.list}>
            {assumptions.map((assumption) => (
              <li key={assumption}>{t(`calendar.whatIf.assumption.${assumption}`, values)}</li>
            ))}
          </ul>
        </details>
      </div>
    </Panel>
  );
}
