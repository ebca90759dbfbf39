import { useTranslation } from 'react-i18next';
import { profileSpecializations } from '#domain/identity/specializations';
import { errorText } from '#web/calls/errorText.ts';
import { useCall, useReply } from '#web/calls/useCall.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { signInEndpoints } from './signInEndpoints.ts';

const empty = { specialization: '', bar_number: '', location: '', court_house: '' };

/** /become-judge: Update Profile. A court administrator decides on the request (departure 3). */
export function BecomeJudgeScreen({ isSignedIn = false, onSaved }: { isSignedIn?: boolean; onSaved?: () => void }) {
  const { t } = useTranslation();
  const { data } = useReply(signInEndpoints.readJudgeProfile, isSignedIn ? {} : null);
  const [save, { data: saved }] = useCall(signInEndpoints.saveJudgeProfile);
  const profile = saved?.judge_profile ?? data?.judge_profile;

  const { specialization, bar_number, location, court_house } = profile ?? empty;
  const { field, ...form } = useContractForm(signInEndpoints.saveJudgeProfile, {
    defaults: { specialization, bar_number, location, court_house },
    send: async (values) => {
      if (isSignedIn) return save(values);
      toast.error(t('becomeJudge.signInFirst'));
      return null;
    },
    onSent: ({ message }) => {
      toast.success(message);
      onSaved?.();
    },
    onRefused: (error) => toast.error(errorText(error)),
  });

  return (
    <IdentityCard heading={t('becomeJudge.heading')} subtext={t('becomeJudge.subtext')} wide>
      {!isSignedIn && (
        <p className="note">
          <a href="/login">{t('becomeJudge.signInFirst')}</a>
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
