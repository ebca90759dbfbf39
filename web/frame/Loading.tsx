import { useTranslation } from 'react-i18next';
import styles from './Loading.module.css';

/** Shown before the first screen has loaded. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <p className={styles.loading} role="status">
      {t('common.loading')}
    </p>
  );
}
