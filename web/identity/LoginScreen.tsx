import { LoaderCircle, LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { refusals } from '#contract/refusals';
import { errorText } from '#web/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { useReadSiteQuery, useStartProviderSignInMutation } from './identityApi.ts';

/** The busy state of the sign-in button ends after a second, in case the redirect does not happen. */
const busyReset = 1000;

/** /login: one button to continue with the identity provider. */
export function LoginScreen() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { data: site } = useReadSiteQuery();
  const [start] = useStartProviderSignInMutation();
  const [busy, setBusy] = useState(false);
  const code = params.get('error');
  const refused = code && code in refusals ? refusals[code as keyof typeof refusals].words : null;

  const go = async () => {
    setBusy(true);
    setTimeout(() => setBusy(false), busyReset);
    const reply = await start({});
    if ('error' in reply) toast.error(errorText(reply.error));
    else window.location.assign(reply.data.authorization_url);
  };

  return (
    <IdentityCard heading={t('login.heading')} subtext={t('login.subtext')}>
      {refused && (
        <div className="summary" role="alert">
          <p>{refused}</p>
        </div>
      )}
      <button type="button" className="btn primary block" onClick={() => void go()} disabled={busy} aria-busy={busy}>
        {busy ? <LoaderCircle className="i spin" aria-hidden /> : <LogIn className="i" aria-hidden />}
        {busy ? t('common.loading') : t('login.continue', { provider: site?.provider_name ?? t('login.provider') })}
      </button>
      <p className={styles.identityLinks}>
        <Link to="/judge-login">{t('login.withPassword')}</Link>
        <Link to="/sign-up">{t('login.signUp')}</Link>
      </p>
    </IdentityCard>
  );
}
