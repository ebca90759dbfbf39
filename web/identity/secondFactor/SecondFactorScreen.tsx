import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/identity';
import { visit } from '#web/address/visit.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { sendCall } from '#web/calls/useCall.ts';
import { glanceAtSession } from '#web/session/glanceAtSession.ts';
import { onSessionRefused } from '#web/session/sessionRefusals.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { firstReads, useFirstRead } from '../firstReads.ts';
import { IdentityCard } from '../IdentityCard.tsx';
import styles from '../identity.module.css';
import { signInEndpoints } from '../signInEndpoints.ts';
import { ConfirmSecondFactor } from './ConfirmSecondFactor.tsx';
import { EnrollSecondFactor } from './EnrollSecondFactor.tsx';

const RestoreInNewTab = lazily(async () => (await import('../RestoreInNewTab.tsx')).RestoreInNewTab, null);

/** Loads the schema validator, so it is fetched when a session is about to be stored. */
const entering = () => import('../enterPortal.ts');
const enter = (session: Session) => void entering().then(({ enterPortal }) => enterPortal(session));
const leave = () => void entering().then(({ leaveSignIn }) => leaveSignIn());

/**
 * /second-factor: completes a sign-in with the second factor, which is set up first if there is none. A complete
 * sign-in goes to the settings, where the methods are managed.
 */
export function SecondFactorScreen() {
  const { t } = useTranslation();
  // The initial state: completing the sign-in here must not remove the recovery codes from the screen.
  const [stage, setStage] = useState<string | null>();
  useEffect(() => {
    const found = glanceAtSession(Date.now())?.stage ?? null;
    setStage(found);
    if (found === 'complete') visit('/settings?tab=security', { replace: true });
  }, []);
  if (stage === null) return <RestoreInNewTab onSession={enter} otherwise={<SignInFirst />} />;
  if (stage !== undefined && stage !== 'complete') return <Complete />;
  return (
    <IdentityCard heading={t('secondFactor.confirm.heading')} subtext={t('secondFactor.confirm.text')}>
      <Skeleton lines={3} />
    </IdentityCard>
  );
}

function SignInFirst() {
  useEffect(() => visit('/login-switch', { replace: true }), []);
  return null;
}

async function leaveSignedOut(): Promise<void> {
  const { forgetSession } = await import('../keepSignedIn.ts');
  forgetSession();
  visit('/login-switch');
}

function Complete() {
  const { t } = useTranslation();
  const { data: known, error } = useFirstRead(firstReads.secondFactors);
  const enrolls = known?.methods.length === 0;
  useEffect(() => onSessionRefused((code) => code === 'not_signed_in' && void leaveSignedOut()), []);
  const take = async (given: Session | null) => {
    const { keepSignedIn } = await import('../keepSignedIn.ts');
    if (given) keepSignedIn({ ...given, isAuthenticated: true });
  };

  return (
    <IdentityCard
      heading={t(enrolls ? 'secondFactor.enroll.heading' : 'secondFactor.confirm.heading')}
      subtext={t(enrolls ? 'secondFactor.enroll.text' : 'secondFactor.confirm.text')}
    >
      {!known && <CallFailure error={error} />}
      {!known && error === undefined && <Skeleton lines={3} />}
      {known && enrolls && <EnrollSecondFactor onSession={(given) => void take(given)} onDone={leave} />}
      {known && !enrolls && <ConfirmSecondFactor known={known} onDone={(given) => void take(given).then(leave)} />}
      <p className={styles.identityLinks}>
        <button
          type="button"
          className="btn quiet dense"
          onClick={() => void sendCall(signInEndpoints.signOut, {}).then(leaveSignedOut)}
        >
          {t('secondFactor.signOut')}
        </button>
      </p>
    </IdentityCard>
  );
}
