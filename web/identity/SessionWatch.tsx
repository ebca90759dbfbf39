import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Session, signInWithPassword } from '#contract/identity';
import { noticeEnd } from '#web/callEndpoint.ts';
import { errorText } from '#web/errorText.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { FormField } from './FormField.tsx';
import { useRenewSessionMutation, useSignInWithPasswordMutation } from './identityApi.ts';
import { ConfirmSecondFactor } from './secondFactor/ConfirmSecondFactor.tsx';
import { useReadSecondFactorsQuery } from './secondFactor/secondFactorApi.ts';
import { onSessionRefused } from './sessionRefusals.ts';
import { onSignedInAgain, openSignInAgain } from './signInAgain.ts';
import { sessionRenewed, signedIn, signedOut } from './userSlice.ts';

/** Departure 5: warned two minutes before the end. */
const warnBefore = 2 * 60_000;
/** A person at work renews the idle time at most this often. */
const renewEvery = 60_000;

/**
 * Watches both ends of a session. Before the idle one, 'Stay' renews; before the four hours' one, the person signs in
 * again in place. The page behind stays as it is, with everything typed in it.
 */
export function SessionWatch() {
  const user = useAppSelector((state) => state.user);
  const dispatch = useAppDispatch();
  const [renew] = useRenewSessionMutation();
  const [now, setNow] = useState(Date.now());

  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(clock);
  }, []);

  const stay = useCallback(async () => {
    const reply = await renew();
    if ('data' in reply && reply.data) dispatch(sessionRenewed(reply.data));
  }, [renew, dispatch]);

  useEffect(() => onSessionRefused((code) => noticeEnd({ code }, dispatch)), [dispatch]);
  useRenewalByUse(user.isAuthenticated, stay);

  if (!user.isAuthenticated) return null;
  const { expiry, idle_expiry } = user;
  if (expiry - now < warnBefore) return <SignInAgain over={expiry <= now} onGiveUp={() => dispatch(signedOut())} />;
  if (idle_expiry <= now) return <IdleEnded onLeave={() => dispatch(signedOut())} />;
  if (idle_expiry - now < warnBefore) {
    return (
      <IdleWarning
        seconds={Math.ceil((idle_expiry - now) / 1000)}
        onStay={() => void stay()}
        onLeave={() => dispatch(signedOut())}
      />
    );
  }
  return null;
}

/** Keys and clicks are the person's presence; the server hears of them once a minute at most. */
function useRenewalByUse(active: boolean, renew: () => Promise<void>): void {
  useEffect(() => {
    if (!active) return;
    let last = Date.now();
    const used = () => {
      if (Date.now() - last < renewEvery) return;
      last = Date.now();
      void renew();
    };
    window.addEventListener('keydown', used);
    window.addEventListener('pointerdown', used);
    return () => {
      window.removeEventListener('keydown', used);
      window.removeEventListener('pointerdown', used);
    };
  }, [active, renew]);
}

function IdleWarning({ seconds, onStay, onLeave }: { seconds: number; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Ask heading={t('session.idleHeading')}>
      <p>{t('session.idleText', { seconds })}</p>
      <footer>
        <button type="button" className="btn" onClick={onLeave}>
          {t('session.leave')}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the dialog's one question is answered by this button */}
        <button type="button" className="btn primary" onClick={onStay} autoFocus>
          {t('session.stay')}
        </button>
      </footer>
    </Ask>
  );
}

function IdleEnded({ onLeave }: { onLeave: () => void }) {
  return <SignInAgain over onGiveUp={onLeave} />;
}

function SignInAgain({ over, onGiveUp }: { over: boolean; onGiveUp: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.user);
  const email = user.isAuthenticated ? user.email : null;
  const userId = user.isAuthenticated ? user.user_id : null;
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  /** The token of a sign-in that awaits its second factor. */
  const [half, setHalf] = useState<string | null>(null);
  const [signIn, { isLoading }] = useSignInWithPasswordMutation();

  // Only the same person continues on the page; anyone else starts with a clean one.
  useEffect(
    () => onSignedInAgain((session) => session.user_id === userId && dispatch(signedIn(session))),
    [dispatch, userId],
  );

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = signInWithPassword.input.safeParse({ email, password });
    if (!input.success) return setFailure(input.error.issues[0]?.message ?? null);
    const reply = await signIn(input.data);
    if ('error' in reply) return setFailure(errorText(reply.error, t('judgeLogin.failed')));
    const { session } = reply.data;
    if (session.stage === 'complete') dispatch(signedIn(session));
    else setHalf(session.token);
  };

  if (half) {
    return (
      <Ask heading={t('secondFactor.confirm.heading')}>
        <ConfirmInPlace token={half} onDone={(session) => session && dispatch(signedIn(session))} />
        <footer>
          <button type="button" className="btn quiet" onClick={onGiveUp}>
            {t('session.leave')}
          </button>
        </footer>
      </Ask>
    );
  }
  return (
    <Ask heading={over ? t('session.endedHeading') : t('session.endingHeading')}>
      <p>{t('session.again')}</p>
      <button type="button" className="btn primary block" onClick={() => openSignInAgain()}>
        {t('session.withProvider')}
      </button>
      {email && (
        <form onSubmit={(event) => void send(event)} className="stack" noValidate>
          <FormField
            label={t('session.passwordOf', { email })}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            problem={failure ?? undefined}
          />
          <button type="submit" className="btn block" disabled={isLoading}>
            {t('session.withPassword')}
          </button>
        </form>
      )}
      <footer>
        <button type="button" className="btn quiet" onClick={onGiveUp}>
          {t('session.leave')}
        </button>
      </footer>
    </Ask>
  );
}

/**
 * The second factor of a person who signs in again without leaving the page. A person without one sets it up in a
 * separate window.
 */
function ConfirmInPlace({ token, onDone }: { token: string; onDone: (session: Session | null) => void }) {
  const { t } = useTranslation();
  const { data, error } = useReadSecondFactorsQuery({ token }, { refetchOnMountOrArgChange: true });
  if (error !== undefined) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <p className="muted">{t('common.loading')}</p>;
  if (data.methods.length > 0) return <ConfirmSecondFactor known={data} token={token} onDone={onDone} />;
  return (
    <>
      <p>{t('secondFactor.enroll.text')}</p>
      <button type="button" className="btn primary block" onClick={() => openSignInAgain()}>
        {t('session.withProvider')}
      </button>
    </>
  );
}

function Ask({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <ModalOverlay isOpen className="scrim" isKeyboardDismissDisabled>
      <Modal className="dialog">
        <Dialog role="alertdialog" className="body stack">
          <Heading slot="title">{heading}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
