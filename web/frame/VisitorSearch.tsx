import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { visit } from '#web/address/visit.ts';
import styles from './VisitorSearch.module.css';

/** The header's search for visitors: like Ctrl+K and ⌘K, it opens /login-switch. */
export function VisitorSearch() {
  const { t } = useTranslation();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      visit('/login-switch');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <button type="button" className={`find ${styles.findClosed}`} onClick={() => visit('/login-switch')}>
      <Search className="i" aria-hidden />
      <span>{t('search.signInFirst')}</span>
    </button>
  );
}
