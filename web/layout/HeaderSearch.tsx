import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SearchField } from '#web/search/SearchField.tsx';
import { useAppSelector } from '#web/store.ts';
import frameStyles from './frame.module.css';
import styles from './HeaderSearch.module.css';

/** The header's search, reached by Ctrl or ⌘ and K from anywhere. Who is not signed in is sent to /login-switch. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(({ user }) => user.isAuthenticated && user.stage === 'complete');
  const [isOpenOnPhone, setOpenOnPhone] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!isSignedIn) void navigate('/login-switch');
      else setOpenOnPhone(true);
      input.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isSignedIn, navigate]);
  useEffect(() => {
    if (isOpenOnPhone) input.current?.focus();
  }, [isOpenOnPhone]);

  if (!isSignedIn) {
    return (
      <button type="button" className={`find ${styles.findClosed}`} onClick={() => void navigate('/login-switch')}>
        <Search className="i" aria-hidden />
        <span>{t('search.signInFirst')}</span>
      </button>
    );
  }
  return (
    <>
      <div className={frameStyles.findPlace} data-open={isOpenOnPhone || undefined}>
        <SearchField input={input} onLeave={() => setOpenOnPhone(false)} />
      </div>
      <button
        type="button"
        className={`${frameStyles.tool} only-phone`}
        aria-label={t('search.label')}
        onClick={() => setOpenOnPhone(true)}
      >
        <Search className="i i-lg" aria-hidden />
      </button>
    </>
  );
}
