import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Navigate, useNavigate } from 'react-router';
import type { Session } from '#contract/identity';
import type { SecondFactors } from '#contract/secondFactor';
import { api } from '#web/api.ts';
import { errorText } from '#web/errorText.ts';
import { type RootState, useAppDispatch, useAppSelector } from '#web/store.ts';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { homeOf } from '../homeOf.ts';
import { IdentityCard } from '../IdentityCard.tsx';
import styles from '../identity.module.css';
import { RestoreInNewTab } from '../RestoreInNewTab.tsx';
import { returnTo } from '../returnTo.ts';
import { handSessionToOpener } from '../signInAgain.ts';
import { useLogout } from '../useLogout.ts';
import { signedIn } from '../userSlice.ts';
import { ConfirmSecondFactor } from './ConfirmSecondFactor.tsx';
import { EnrollSecondFactor } from './EnrollSecondFactor.tsx';
import { useReadSecondFactorsQuery } from './secondFactorApi.ts';

/**
 * /second-factor: completes a sign-in with the second factor, which is set up first where there is none. A sign-in that
 * is already complete leads to the settings, where the methods are managed.
 */
export function SecondFactorScreen() {
  const user = useAppSelector((state) => state.user);
  if (!user.isAuthenticated) return <RestoreInNewTab otherwise={<Navigate to="/login-switch" replace />} />;
  return <Signed />;
}

function Signed() {
  const stage = useAppSelector((state) => state.user.stage);
  // As it was at first: completing the sign-in here must not take the recovery codes off the screen.
  const [wasComplete] = useState(stage === 'complete');
  return wasComplete ? <Navigate to="/settings?tab=security" replace /> : <Complete />;
}

function Complete() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const logout = useLogout();
  const store = useStore<RootState>();
  const { data, error } = useReadSecondFactorsQuery({}, { refetchOnMountOrArgChange: true });
  // As it was at first: a method that is set up in between must not take the recovery codes off the screen.
  const first = useRef<SecondFactors>(undefined);
  first.current ??= data;
  const known = first.current;
  const enrolls = known?.methods.length === 0;

  const take = (session: Session | null) => {
    if (!session) return;
    dispatch(signedIn(session));
    dispatch(api.util.invalidateTags(['SecondFactors']));
  };
  const leave = () => {
    const { user } = store.getState();
    if (!user.isAuthenticated) return;
    if (handSessionToOpener(user)) return;
    navigate(returnTo.take() ?? homeOf(user.role), { replace: true });
  };

  return (
    <IdentityCard
      heading={t(enrolls ? 'secondFactor.enroll.heading' : 'secondFactor.confirm.heading')}
      subtext={t(enrolls ? 'secondFactor.enroll.text' : 'secondFactor.confirm.text')}
    >
      {error !== undefined && !known && (
        <div role="alert">
          <Note tone="warn">{errorText(error)}</Note>
        </div>
      )}
      {!known && error === undefined && <Skeleton lines={3} />}
      {known && enrolls && <EnrollSecondFactor onSession={take} onDone={leave} />}
      {known && !enrolls && (
        <ConfirmSecondFactor
          known={known}
          onDone={(session) => {
            take(session);
            leave();
          }}
        />
      )}
      <p className={styles.identityLinks}>
        <button type="button" className="btn quiet dense" onClick={() => void logout()}>
          {t('secondFactor.signOut')}
        </button>
      </p>
    </IdentityCard>
  );
}
