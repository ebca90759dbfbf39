import { useTranslation } from 'react-i18next';
import { Brand } from '#web/frame/Brand.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './LandingHeader.module.css';

/** The landing page's own header. landing.ts shows 'Dashboard' instead of 'Sign in' to signed-in people. */
export function LandingHeader() {
  const { t } = useTranslation();
  return (
    <header className={`top chrome ${styles.landingHead}`}>
      <Brand name={t('layout.name')} />
      <nav aria-label={t('layout.navigation')}>
        <a className="hide-phone" href="#assistant">
          {t('landing.nav.assistant')}
        </a>
        <a className="hide-phone" href="#pilot">
          {t('landing.nav.pilot')}
        </a>
        <a className="hide-phone" href="#security">
          {t('landing.nav.security')}
        </a>
        <a className="hide-phone" href="/api-docs">
          {t('landing.nav.api')}
        </a>
        <a className={buttonClass({ dense: true })} href="/login-switch" data-when="signed-out">
          {t('landing.nav.signIn')}
        </a>
        <a className={buttonClass({ dense: true })} href="/dashboard" data-when="signed-in" hidden>
          {t('layout.dashboard')}
        </a>
      </nav>
    </header>
  );
}
