import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { signInWithPassword } from '#contract/identity';
import { errorText } from '#web/errorText.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { homeOf } from './homeOf.ts';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { useSignInWithPasswordMutation } from './identityApi.ts';
import { returnTo } from './returnTo.ts';
import { useForm } from './useForm.ts';
import { signedIn } from './userSlice.ts';

/** /judge-login: Court System Login. Only a success moves on, to the role's own first screen (departures 1 and 30). */
export function JudgeLoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const [signIn, { isLoading }] = useSignInWithPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ email: params.get('email') ?? '', password: '' }, signInWithPassword.input);

  const send = form.submit(async (values) => {
    setFailure(null);
    const reply = await signIn(values);
    if ('error' in reply) {
      const message = errorText(reply.error, t('judgeLogin.failed'));
      setFailure(message);
      form.set('password', '');
      toast.error(message);
      return;
    }
    dispatch(signedIn(reply.data.session));
    if (reply.data.session.stage !== 'complete') return void navigate('/second-factor', { replace: true });
    navigate(returnTo.take() ?? homeOf(reply.data.session.role), { replace: true });
  });

  return (
    <IdentityCard heading={t('judgeLogin.heading')} subtext={t('judgeLogin.subtext')}>
      <form onSubmit={(event) => void send(event)} noValidate className="stack">
        {failure && (
          <p className="summary" role="alert">
            {failure}
          </p>
        )}
        <FormField
          label={t('judge.email')}
          type="email"
          autoComplete="username"
          value={form.values.email}
          onChange={(value) => form.set('email', value)}
          problem={form.problems.email}
        />
        <FormField
          label={t('judge.password')}
          type="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          problem={form.problems.password}
        />
        <button type="submit" className="btn primary block" disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? t('judgeLogin.busy') : t('judgeLogin.submit')}
        </button>
      </form>
      <p className={styles.identityLinks}>
        <Link to="/forgot-password">{t('judgeLogin.forgot')}</Link>
        <Link to="/register-judge">{t('judgeLogin.register')}</Link>
        <Link to="/login">{t('judgeLogin.provider')}</Link>
      </p>
    </IdentityCard>
  );
}
