import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const never = () => () => {};
const thisYear = () => new Date().getFullYear();
/** A prerendered page has the year of its rendering in its root element. */
const renderedYear = () =>
  typeof document === 'undefined' ? thisYear() : Number(document.getElementById('root')?.dataset.year) || thisYear();

/** 'All rights reserved', with the current year (departure 27). */
export function Footer() {
  const { t } = useTranslation();
  const year = useSyncExternalStore(never, thisYear, renderedYear);
  return (
    <footer className="frame-foot">
      <span>{t('layout.footer', { year: String(year) })}</span>
      <a href="/platform">{t('titles.platform')}</a>
      <a href="/help">{t('titles.selfHelp')}</a>
      <a href="/records">{t('titles.records')}</a>
      <a href="/tentative-rulings">{t('titles.tentativeRulings')}</a>
      <a href="/accessibility">{t('layout.accessibility')}</a>
      <a href="/privacy">{t('layout.privacy')}</a>
    </footer>
  );
}
