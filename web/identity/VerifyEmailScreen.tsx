import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/calls/errorText.ts';
import { useCall } from '#web/calls/useCall.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { signInEndpoints } from './signInEndpoints.ts';
import { useSearch } from './useSearch.ts';

/** /verify-email: the target of an emailed link. The button verifies the address; opening the page does not. */
export function VerifyEmailScreen() {
  const { t } = useTranslation();
  const token = useSearch().get('token') ?? '';
  const [verify, { data, error, isLoading }] = useCall(signInEndpoints.verifyAddress);
  const [isMissing, setMissing] = useState(false);
  return (
    <IdentityCard heading={t('verifyEmail.heading')} subtext={t('verifyEmail.subtext')}>
      {data && (
        <p className="note" role="status">
          {data.message}
        </p>
      )}
      {(error !== undefined || isMissing) && (
        <div role="alert">
          <Note tone="warn">{isMissing ? t('verifyEmail.noToken') : errorText(error)}</Note>
        </div>
      )}
      {!data && (
        <Button
          kind="primary"
          className="block"
          busy={isLoading}
          onClick={() => (token ? void verify({ token }) : setMissing(true))}
        >
          {t('verifyEmail.submit')}
        </Button>
      )}
      <p className={styles.identityLinks}>
        <a href="/login-switch">{t('verifyEmail.signIn')}</a>
      </p>
    </IdentityCard>
  );
}
