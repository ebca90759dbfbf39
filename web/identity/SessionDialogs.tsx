import { useEffect, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Session, signInWithPassword } from '#contract/identity';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { signedIn } from '#web/session/userSlice.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { FormField } from './FormField.tsx';
import { useSignInWithPasswordMutation } from './identityApi.ts';
import { ConfirmSecondFactor } from './secondFactor/ConfirmSecondFactor.tsx';
import { useReadSecondFactorsQuery } from './secondFactor/secondFactorApi.ts';
import { onSignedInAgain, openSignInAgain } from './signInAgain.ts';

/** Asks a person who has not used the portal for a while whether to stay signed in. */
export function IdleWarning({
  seconds,
  onStay,
  onLeave,
}: {
  seconds: number;
  onStay: () => void;
  onLeave: () => void;
}) {
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

/** Signs the same person in again in place, with the password or at the identity provider. */
export function SignInAgain({ over, onGiveUp }: { over: boolean; onGiveUp: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.user);
  const email = user.isAuthenticated ? user.email : null;
  const userId = user.isAuthenticated ? user.user_id : null;
  /** The token of a sign-in that still needs its second factor. */
  const [half, setHalf] = useState<string | null>(null);
  const [signIn] = useSignInWithPasswordMutation();

  // Only the same person continues on the page; anyone else starts with a new one.
  useEffect(
    () => onSignedInAgain((session) => session.user_id === userId && dispatch(signedIn(session))),
    [dispatch, userId],
  );

  const form = useContractForm(signInWithPassword, {
    defaults: { password: '' },
    asksBeforeClosing: false,
    failsAt: 'password',
    failureText: (error) => errorText(error, t('judgeLogin.failed')),
    toInput: ({ password }) => ({ email, password }),
    send: signIn,
    onSent: ({ session }) => {
      if (session.stage === 'complete') dispatch(signedIn(session));
      else setHalf(session.token);
    },
  });

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
        <form className="stack" {...form.props}>
          <FormField
            label={t('session.passwordOf', { email })}
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
          <button type="submit" className="btn block" disabled={form.isSending}>
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
  if (error !== undefined) return <CallFailure error={error} />;
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
