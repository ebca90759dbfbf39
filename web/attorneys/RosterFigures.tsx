import { useTranslation } from 'react-i18next';
import type { RosterStatistics } from '#contract/attorneys';
import { writeCount } from '#domain/text/writeCount';
import styles from './RosterFigures.module.css';

const shown = ['total', 'active', 'inactive', 'suspended', 'active_cases'] as const;

/** Statistics of the entire roster. A dash is shown until they are available. */
export function RosterFigures({ statistics }: { statistics: RosterStatistics | undefined }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('attorneys.figures.label')}>
      <dl className={styles.rosterFigures}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`attorneys.figures.${name}`)}</dt>
            <dd>{statistics ? writeCount(statistics[name]) : t('attorneys.figures.dash')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
