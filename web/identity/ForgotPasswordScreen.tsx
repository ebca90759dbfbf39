import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visit } from '#web/address/visit.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useCall } from '#web/calls/useCall.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { nextPageToast } from './nextPageToast.ts';
import { signInEndpoints } from './signInEndpoints.ts';
import { useSearch } from './useSearch.ts';

/** /forgot-password: requests a link or, when opened from the link, sets the new password (departure 13). */
export function ForgotPasswordScreen() {
  const token = useSearch().get('token');
  return token ? <NewPassword token={token} /> : <AskForLink />;
}

function AskForLink() {
  const { t } = useTranslation();
  const [ask] = useCall(signInEndpoints.askForPasswordLink);
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useContractForm(signInEndpoints.askForPasswordLink, {
    defaults: { email: '' },
    asksBeforeClosing: false,
    send: ask,
    onSent: ({ message }) => setAnswer(message),
    onRefused: (error) => toast.error(errorText(error)),
  });
  return (
    <IdentityCard heading={t('forgotPassword.heading')} subtext={t('forgotPassword.subtext')}>
      {answer ? (
        <p className="note" role="status">
          {answer}
        </p>
      ) : (
        <form className="stack" {...form.props}>
          <FormField label={t('judge.email')} type="email" autoComplete="email" {...form.field('email')} />
          <button type="submit" className="btn primary block" disabled={form.isSending} aria-busy={form.isSending}>
            {form.isSending ? t('common.loading') : t('forgotPassword.submit')}
          </button>
        </form>
      )}
      <p className={styles.identityLinks}>
        <a href="/judge-login">{t('forgotPassword.back')}</a>
      </p>
    </IdentityCard>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const [save] = useCall(signInEndpoints.setPassword);
  const form = useContractForm(signInEndpoints.setPassword, {
    defaults: { password: '' },
    asksBeforeClosing: false,
    toInput: ({ password }) => ({ token, password }),
    send: save,
    onSent: ({ message }) => {
      nextPageToast.leave(message);
      visit('/judge-login', { replace: true });
    },
  });
  return (
    <IdentityCard heading={t('forgotPassword.newHeading')} subtext={t('forgotPassword.newSubtext')}>
      <form className="stack" {...form.props}>
        {form.failure && (
          <p className="summary" role="alert">
            {form.failure}
          </p>
        )}
        <FormField
          label={t('forgotPassword.newPassword')}
          type="password"
          autoComplete="new-password"
          hint={t('judge.passwordHint')}
          {...form.field('password')}
        />
        <button type="submit" className="btn primary block" disabled={form.isSending} aria-busy={form.isSending}>
          {form.isSending ? t('common.loading') : t('forgotPassword.newSubmit')}
        </button>
      </form>
      <p className={styles.identityLinks}>
        <a href="/forgot-password">{t('forgotPassword.again')}</a>
      </p>
    </IdentityCard>
  );
}
