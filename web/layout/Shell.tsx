import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router';
import { HeldNotices } from '#web/filings/doubts/HeldNotices.tsx';
import { Footer } from '#web/frame/Footer.tsx';
import { useRouteFocus } from '#web/frame/useRouteFocus.ts';
import { SessionWatch } from '#web/identity/SessionWatch.tsx';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { AppHeader } from './AppHeader.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { DropAnywhere } from './DropAnywhere.tsx';
import { drawerChanged } from './navigationSlice.ts';
import styles from './Shell.module.css';
import { SideNavigation } from './SideNavigation.tsx';

/** The frame of every route except the landing page: header, side navigation, main area, footer, assistant panel. */
export function Shell() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  // A person who has not provided the second factor sees none of the court's screens.
  const isSignedIn = useAppSelector(({ user }) => user.isAuthenticated && user.stage === 'complete');
  const drawerOpen = useAppSelector((state) => state.navigation.drawerOpen);
  const isLoading = useNavigation().state === 'loading';
  const main = useRouteFocus(drawerOpen);

  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <AppHeader />
      {isLoading && <div className={styles.loadingBar} role="progressbar" aria-label={t('common.loading')} />}
      <div className={isSignedIn ? 'frame' : 'frame frame-without-side'} data-drawer={drawerOpen ? 'open' : undefined}>
        {isSignedIn && <SideNavigation />}
        {drawerOpen && (
          <button
            type="button"
            className={styles.drawerScrim}
            aria-label={t('layout.closeNavigation')}
            onClick={() => dispatch(drawerChanged(false))}
          />
        )}
        <div className="frame-column" inert={drawerOpen}>
          <main className="frame-main" id="main" ref={main} tabIndex={-1}>
            {isSignedIn && <HeldNotices />}
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <DropAnywhere />
      {isSignedIn && <AssistantPanel />}
      {isSignedIn && <SessionWatch />}
    </>
  );
}
