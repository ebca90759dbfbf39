import { CalendarDays, FileText, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';
import { SamplePleading } from './SamplePleading.tsx';

const promises = [
  { key: 'analysis', icon: FileText },
  { key: 'calendar', icon: CalendarDays },
  { key: 'compliance', icon: ShieldCheck },
] as const;

/** ENHANCE YOUR EXISTING COURT OPERATIONS, with the image of an analyzed document. */
export function Operations() {
  const { t } = useTranslation();
  return (
    <section className={`${styles.band} ${styles.alt}`} aria-labelledby="operations">
      <p className={styles.kick}>{t('landing.operations.kick')}</p>
      <div className={styles.two}>
        <div>
          <h2 id="operations">{t('landing.operations.heading')}</h2>
          <ul className={styles.ticks}>
            {promises.map(({ key, icon: Icon }) => (
              <li key={key}>
                <Icon className="i i-lg" aria-hidden />
                <div>
                  <b className="strong">{t(`landing.operations.${key}.title`)}</b>
                  <p className="muted">{t(`landing.operations.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <SamplePleading />
      </div>
    </section>
  );
}
