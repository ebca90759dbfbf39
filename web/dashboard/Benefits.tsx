import { useTranslation } from 'react-i18next';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Benefits.module.css';

const benefits = ['evidence', 'people', 'kept'] as const;

/** The panels about the principles of the portal. */
export function Benefits() {
  const { t } = useTranslation();
  return (
    <Panel title={t('dashboard.benefits.heading')}>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <b className="strong">{t(`dashboard.benefits.${benefit}.title`)}</b>
            <p className="muted small">{t(`dashboard.benefits.${benefit}.text`)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
