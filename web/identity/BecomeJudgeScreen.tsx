import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { profileSpecializations, saveJudgeProfile } from '#contract/identity';
import { errorText } from '#web/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { useReadJudgeProfileQuery, useRenewSessionMutation, useSaveJudgeProfileMutation } from './identityApi.ts';
import { sessionRenewed } from './userSlice.ts';

const empty = { specialization: '', bar_number: '', location: '', court_house: '' };

/** /become-judge: Update Profile. A court administrator decides on the request (departure 3). */
export function BecomeJudgeScreen() {
  const { t } = useTranslation();
  const signedIn = useAppSelector((state) => state.user.isAuthenticated);
  const { data } = useReadJudgeProfileQuery(undefined, { skip: !signedIn });
  const [save] = useSaveJudgeProfileMutation();
  const [renew] = useRenewSessionMutation();
  const dispatch = useAppDispatch();
  const profile = data?.judge_profile;

  const { specialization, bar_number, location, court_house } = profile ?? empty;
  const { field, ...form } = useContractForm(saveJudgeProfile, {
    defaults: { specialization, bar_number, location, court_house },
    send: async (values) => {
      if (signedIn) return save(values);
      toast.error(t('becomeJudge.signInFirst'));
      return null;
    },
    onSent: ({ message }) => {
      toast.success(message);
      // Asking may have changed the role in which the session acts.
      void renew().then(({ data: renewed }) => renewed && dispatch(sessionRenewed(renewed)));
    },
    onRefused: (error) => toast.error(errorText(error)),
  });

  return (
    <IdentityCard heading={t('becomeJudge.heading')} subtext={t('becomeJudge.subtext')} wide>
      {!signedIn && (
        <p className="note">
          <Link to="/login">{t('becomeJudge.signInFirst')}</Link>
        </p>
      )}
      {profile && <p className="note">{t(`becomeJudge.status.${profile.status}`)}</p>}
      <form className="stack" {...form.props}>
        <Select
          label={t('judge.specialization')}
          {...field('specialization')}
          options={profileSpecializations.map((value) => ({ value, label: value }))}
          placeholder={t('judge.choose')}
        />
        <FormField label={t('judge.barNumber')} {...field('bar_number')} />
        <FormField label={t('judge.location')} {...field('location')} placeholder={t('judge.locationExample')} />
        <FormField label={t('judge.courtHouse')} {...field('court_house')} />
        <button type="submit" className="btn primary block" disabled={form.isSending} aria-busy={form.isSending}>
          {form.isSending ? t('common.loading') : t('becomeJudge.submit')}
        </button>
      </form>
    </IdentityCard>
  );
}
