import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { signInWithPassword } from '#contract/identity';
import { errorText } from '#web/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { homeOf } from './homeOf.ts';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { useSignInWithPasswordMutation } from './identityApi.ts';
import { returnTo } from './returnTo.ts';
import { signedIn } from './userSlice.ts';

/** /judge-login: Court System Login. Only a success moves on, to the role's own first screen (departures 1 and 30). */
export function JudgeLoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const [signIn] = useSignInWithPasswordMutation();
  const words = (error: unknown) => errorText(error, t('judgeLogin.failed'));
  const form = useContractForm(signInWithPassword, {
    defaults: { email: params.get('email') ?? '', password: '' },
    asksBeforeClosing: false,
    send: signIn,
    onSent: ({ session }) => {
      dispatch(signedIn(session));
      if (session.stage !== 'complete') return void navigate('/second-factor', { replace: true });
      navigate(returnTo.take() ?? homeOf(session.role), { replace: true });
    },
    onRefused: (error) => {
      form.set({ password: '' });
      toast.error(words(error));
    },
    failureText: words,
  });

  return (
    <IdentityCard heading={t('judgeLogin.heading')} subtext={t('judgeLogin.subtext')}>
      <form className="stack" {...form.props}>
        {form.failure && (
          <p className="summary" role="alert">
            {form.failure}
          </p>
        )}
        <FormField label={t('judge.email')} type="email" autoComplete="username" {...form.field('email')} />
        <FormField
          label={t('judge.password')}
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <button type="submit" className="btn primary block" disabled={form.isSending} aria-busy={form.isSending}>
          {form.isSending ? t('judgeLogin.busy') : t('judgeLogin.submit')}
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
