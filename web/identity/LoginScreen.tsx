import { LoaderCircle, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/calls/errorText.ts';
import { useCall } from '#web/calls/useCall.ts';
import { toast } from '#web/ui/toast.ts';
import { firstReads, useFirstRead } from './firstReads.ts';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { signInEndpoints } from './signInEndpoints.ts';
import { useSearch } from './useSearch.ts';

/** The busy state of the sign-in button ends after one second, in case the redirect does not happen. */
const busyReset = 1000;

/** /login: one button to continue with the identity provider. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { data: site } = useFirstRead(firstReads.site);
  const [start] = useCall(signInEndpoints.startProviderSignIn);
  const [busy, setBusy] = useState(false);
  const refused = useRefusal(useSearch().get('error'));

  const go = async () => {
    setBusy(true);
    setTimeout(() => setBusy(false), busyReset);
    const reply = await start({});
    if (reply.error) toast.error(errorText(reply.error));
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
        <a href="/judge-login">{t('login.withPassword')}</a>
        <a href="/sign-up">{t('login.signUp')}</a>
      </p>
    </IdentityCard>
  );
}

/** The message of a refusal that the provider's redirect reports. */
function useRefusal(code: string | null): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!code) return;
    void import('#contract/refusals').then(
      ({ refusals }) => setWords(code in refusals ? refusals[code as keyof typeof refusals].words : null),
      () => {},
    );
  }, [code]);
  return words;
}
