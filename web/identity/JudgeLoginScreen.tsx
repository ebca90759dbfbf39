import { useTranslation } from 'react-i18next';
import { errorText } from '#web/calls/errorText.ts';
import { useCall } from '#web/calls/useCall.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { signInEndpoints } from './signInEndpoints.ts';
import { useSearch } from './useSearch.ts';

/**
 * /judge-login: Court System Login. Only a successful sign-in continues, to the role's start page (departures 1 and
 * 30).
 */
export function JudgeLoginScreen() {
  const { t } = useTranslation();
  const params = useSearch();
  const [signIn] = useCall(signInEndpoints.signInWithPassword);
  const words = (error: unknown) => errorText(error, t('judgeLogin.failed'));
  const form = useContractForm(signInEndpoints.signInWithPassword, {
    defaults: { email: params.get('email') ?? '', password: '' },
    asksBeforeClosing: false,
    send: signIn,
    onSent: ({ session }) => void import('./enterPortal.ts').then(({ enterPortal }) => enterPortal(session)),
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
        <a href="/forgot-password">{t('judgeLogin.forgot')}</a>
        <a href="/register-judge">{t('judgeLogin.register')}</a>
        <a href="/login">{t('judgeLogin.provider')}</a>
      </p>
    </IdentityCard>
  );
}
