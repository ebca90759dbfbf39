import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

/** 'All rights reserved', with the current year (departure 27). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.appFoot}>
      <span>{t('layout.footer', { year: String(new Date().getFullYear()) })}</span>
      <a href="/platform">{t('titles.platform')}</a>
      <a href="/accessibility">{t('layout.accessibility')}</a>
      <a href="/privacy">{t('layout.privacy')}</a>
    </footer>
  );
}
