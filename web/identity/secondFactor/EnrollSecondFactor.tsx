import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/identity';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import styles from '../identity.module.css';
import type { EnrolledReply } from './EnrolledReply.ts';
// Imported directly, because the recovery codes are shown only once.
import { RecoveryCodes } from './RecoveryCodes.tsx';

const EnrollPasskey = lazily(async () => (await import('./EnrollPasskey.tsx')).EnrollPasskey);
const EnrollAuthenticator = lazily(async () => (await import('./EnrollAuthenticator.tsx')).EnrollAuthenticator);

type Props = {
  /** Called immediately, because the session that it replaces has ended. */
  onSession?: (session: Session) => void;
  onDone: () => void;
};

/** Sets up a passkey or an authenticator app, and shows the recovery codes that the first method creates. */
export function EnrollSecondFactor({ onSession, onDone }: Props) {
  const { t } = useTranslation();
  const [way, setWay] = useState<'passkey' | 'authenticator' | null>(null);
  const [made, setMade] = useState<EnrolledReply | null>(null);
  const finish = (reply: EnrolledReply) => {
    if (reply.recovery_codes) setMade(reply);
    if (reply.session) onSession?.(reply.session);
    if (!reply.recovery_codes) onDone();
  };

  if (made?.recovery_codes) return <RecoveryCodes codes={made.recovery_codes} onKept={onDone} />;
  if (way === 'passkey') return <EnrollPasskey onBack={() => setWay(null)} onEnrolled={finish} />;
  if (way === 'authenticator') return <EnrollAuthenticator onBack={() => setWay(null)} onEnrolled={finish} />;
  return (
    <div className="stack">
      <Button kind="primary" className={`block ${styles.door}`} onClick={() => setWay('passkey')}>
        <KeyRound className="i" aria-hidden />
        {t('secondFactor.enroll.passkey')}
      </Button>
      <p className="muted small">{t('secondFactor.enroll.passkeyAbout')}</p>
      <Button className={`block ${styles.door}`} onClick={() => setWay('authenticator')}>
        <Smartphone className="i" aria-hidden />
        {t('secondFactor.enroll.authenticator')}
      </Button>
      <p className="muted small">{t('secondFactor.enroll.authenticatorAbout')}</p>
    </div>
  );
}
