import { useTranslation } from 'react-i18next';
import { registrationSpecializations } from '#domain/identity/specializations';
import { visit } from '#web/address/visit.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useCall } from '#web/calls/useCall.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './identity.module.css';
import { nextPageToast } from './nextPageToast.ts';
import { signInEndpoints } from './signInEndpoints.ts';

const empty = {
  email: '',
  full_name: '',
  password: '',
  specialization: '',
  bar_number: '',
  location: '',
  court_house: '',
};

/**
 * /register-judge: Register Judge. Invalid input is not sent (departure 2), and the profile is pending until it is
 * verified (departure 3).
 */
export function RegisterJudgeScreen() {
  const { t } = useTranslation();
  const [register] = useCall(signInEndpoints.registerJudge);
  const { field, ...form } = useContractForm(signInEndpoints.registerJudge, {
    defaults: empty,
    send: register,
    onSent: () => {
      nextPageToast.leave(t('registerJudge.succeeded'));
      visit('/judge-login');
    },
    onRefused: (error) => toast.error(errorText(error)),
    failureText: () => t('registerJudge.failed'),
  });

  return (
    <IdentityCard heading={t('registerJudge.heading')} subtext={t('registerJudge.subtext')} wide>
      <form className="stack" {...form.props}>
        {form.failure && (
          <p className="summary" role="alert">
            {form.failure}
          </p>
        )}
        <FormField label={t('judge.email')} type="email" autoComplete="email" {...field('email')} />
        <FormField label={t('judge.fullName')} autoComplete="name" {...field('full_name')} />
        <FormField
          label={t('judge.password')}
          type="password"
          autoComplete="new-password"
          hint={t('judge.passwordHint')}
          {...field('password')}
        />
        <Select
          label={t('judge.specialization')}
          options={registrationSpecializations.map((value) => ({ value, label: t(`judge.specializations.${value}`) }))}
          placeholder={t('judge.choose')}
          {...field('specialization')}
        />
        <FormField label={t('judge.barNumber')} {...field('bar_number')} />
        <FormField label={t('judge.location')} placeholder={t('judge.locationExample')} {...field('location')} />
        <FormField label={t('judge.courtHouse')} {...field('court_house')} />
        <button type="submit" className="btn primary block" disabled={form.isSending} aria-busy={form.isSending}>
          {form.isSending ? t('common.loading') : t('registerJudge.submit')}
        </button>
      </form>
      <p className={styles.identityLinks}>
        <a href="/judge-login">{t('registerJudge.signIn')}</a>
        <a href="/login">{t('registerJudge.itSignIn')}</a>
      </p>
    </IdentityCard>
  );
}
