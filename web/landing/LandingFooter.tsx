import { useTranslation } from 'react-i18next';
import styles from './LandingFooter.module.css';

export function LandingFooter({ year }: { year: number }) {
  const { t } = useTranslation();
  return (
    <footer className={`${styles.foot} chrome`}>
      <a href="/platform">{t('titles.platform')}</a>
      <a href="/api-docs">{t('landing.footer.api')}</a>
      <a href="/accessibility">{t('layout.accessibility')}</a>
      <a href="/privacy">{t('layout.privacy')}</a>
      <a href="/status">{t('landing.footer.status')}</a>
      <span data-year={year}>{t('layout.footer', { year: String(year) })}</span>
    </footer>
  );
}
