import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { askForPasswordLink, Password } from '#contract/identity';
import { errorText } from '#web/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { useAskForPasswordLinkMutation, useSetPasswordMutation } from './identityApi.ts';
import { useForm } from './useForm.ts';

/** /forgot-password: asks for a link, or, opened from the link, sets the new password (departure 13). */
export function ForgotPasswordScreen() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return token ? <NewPassword token={token} /> : <AskForLink />;
}

function AskForLink() {
  const { t } = useTranslation();
  const [ask, { isLoading }] = useAskForPasswordLinkMutation();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({ email: '' }, askForPasswordLink.input);
  const send = form.submit(async (values) => {
    const reply = await ask(values);
    if ('error' in reply) toast.error(errorText(reply.error));
    else setAnswer(reply.data.message);
  });
  return (
    <IdentityCard heading={t('forgotPassword.heading')} subtext={t('forgotPassword.subtext')}>
      {answer ? (
        <p className="note" role="status">
          {answer}
        </p>
      ) : (
        <form onSubmit={(event) => void send(event)} noValidate className="stack">
          <FormField
            label={t('judge.email')}
            type="email"
            autoComplete="email"
            value={form.values.email}
            onChange={(value) => form.set('email', value)}
            problem={form.problems.email}
          />
          <button type="submit" className="btn primary block" disabled={isLoading} aria-busy={isLoading}>
            {isLoading ? t('common.loading') : t('forgotPassword.submit')}
          </button>
        </form>
      )}
      <p className={styles.identityLinks}>
        <Link to="/judge-login">{t('forgotPassword.back')}</Link>
      </p>
    </IdentityCard>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [save, { isLoading }] = useSetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ password: '' }, z.object({ password: Password }));
  const send = form.submit(async ({ password }) => {
    const reply = await save({ token, password });
    if ('error' in reply) {
      setFailure(errorText(reply.error));
      return;
    }
    toast.success(reply.data.message);
    navigate('/judge-login', { replace: true });
  });
  return (
    <IdentityCard heading={t('forgotPassword.newHeading')} subtext={t('forgotPassword.newSubtext')}>
      <form onSubmit={(event) => void send(event)} noValidate className="stack">
        {failure && (
          <p className="summary" role="alert">
            {failure}
          </p>
        )}
        <FormField
          label={t('forgotPassword.newPassword')}
          type="password"
          autoComplete="new-password"
          hint={t('judge.passwordHint')}
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          problem={form.problems.password}
        />
        <button type="submit" className="btn primary block" disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? t('common.loading') : t('forgotPassword.newSubmit')}
        </button>
      </form>
      <p className={styles.identityLinks}>
        <Link to="/forgot-password">{t('forgotPassword.again')}</Link>
      </p>
    </IdentityCard>
  );
}
