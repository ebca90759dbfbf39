import { Menu, MessageSquare } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#web/frame/Brand.tsx';
import { VisitorHeader } from '#web/frame/VisitorHeader.tsx';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import styles from './AppHeader.module.css';
import { HeaderSearch } from './HeaderSearch.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { assistantChanged, drawerChanged } from './navigationSlice.ts';
import { UserMenu } from './UserMenu.tsx';

/** The header of every route except the landing page. Parts that need a session are shown only when there is one. */
export function AppHeader() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.user);
  const isComplete = user.isAuthenticated && user.stage === 'complete';
  const assistantOpen = useAppSelector((state) => state.navigation.assistantOpen);
  const drawerOpen = useAppSelector((state) => state.navigation.drawerOpen);

  useEffect(() => {
    if (!drawerOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch(drawerChanged(false));
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [drawerOpen, dispatch]);

  if (!isComplete) return <VisitorHeader />;
  return (
    <header className="top chrome">
      <button
        type="button"
        className="frame-tool only-phone"
        aria-label={t(drawerOpen ? 'layout.closeNavigation' : 'layout.openNavigation')}
        aria-expanded={drawerOpen}
        aria-controls="side-navigation"
        onClick={() => dispatch(drawerChanged(!drawerOpen))}
      >
        <Menu className="i i-lg" aria-hidden />
      </button>
      <Brand name={t('layout.name')} />
      <div className={`${styles.court} hide-mid`}>
        <b>{user.court_name}</b>
        {t(`roles.${user.role}`)}
      </div>
      <HeaderSearch />
      <div className="row frame-tools">
        <button
          type="button"
          className="frame-tool"
          aria-haspopup="dialog"
          aria-expanded={assistantOpen}
          onClick={() => dispatch(assistantChanged(!assistantOpen))}
        >
          <MessageSquare className="i i-lg" aria-hidden />
          <span className="hide-phone">{t('layout.assistant')}</span>
          <span className="vh">{t('layout.assistant')}</span>
        </button>
        <NotificationBell />
        <UserMenu user={user} />
      </div>
    </header>
  );
}
