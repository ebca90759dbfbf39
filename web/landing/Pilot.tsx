import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';
import { RequestLink } from './RequestLink.tsx';

const phases = ['setUp', 'shadow', 'live', 'figures'] as const;

/** 60 DAYS PILOT PROGRAM: one department, success defined in advance. */
export function Pilot() {
  const { t } = useTranslation();
  return (
    <section className={`${styles.band} ${styles.alt}`} id="pilot" aria-labelledby="pilot-heading">
      <p className={styles.kick}>{t('landing.pilot.kick')}</p>
      <div className={`${styles.two} ${styles.topAligned}`}>
        <div>
          <h2 id="pilot-heading">{t('landing.pilot.heading')}</h2>
          <p className={`${styles.lead} muted`}>{t('landing.pilot.lead')}</p>
          <RequestLink about="pilot" kind="gold">
            {t('landing.pilot.button')}
          </RequestLink>
        </div>
        <ol className="steps vertical">
          {phases.map((phase) => (
            <li key={phase}>
              <b>{t(`landing.pilot.${phase}.title`)}</b>
              <small>{t(`landing.pilot.${phase}.text`)}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
