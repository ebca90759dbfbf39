import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router';
import { HeldNotices } from '#web/filings/doubts/HeldNotices.tsx';
import { SessionWatch } from '#web/identity/SessionWatch.tsx';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { AppHeader } from './AppHeader.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { Footer } from './Footer.tsx';
import frameStyles from './frame.module.css';
import { drawerChanged } from './navigationSlice.ts';
import styles from './Shell.module.css';
import { SideNavigation } from './SideNavigation.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

/** The frame of every route but the landing page: header, side navigation, main area, footer, assistant panel. */
export function Shell() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  // Who has yet to give the second factor is shown none of the court's screens.
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
      <div
        className={isSignedIn ? frameStyles.app : `${frameStyles.app} ${frameStyles.withoutSide}`}
        data-drawer={drawerOpen ? 'open' : undefined}
      >
        {isSignedIn && <SideNavigation />}
        {drawerOpen && (
          <button
            type="button"
            className={styles.drawerScrim}
            aria-label={t('layout.closeNavigation')}
            onClick={() => dispatch(drawerChanged(false))}
          />
        )}
        <div className={frameStyles.appColumn} inert={drawerOpen}>
          <main className={frameStyles.main} id="main" ref={main} tabIndex={-1}>
            {isSignedIn && <HeldNotices />}
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      {isSignedIn && <AssistantPanel />}
      {isSignedIn && <SessionWatch />}
    </>
  );
}
