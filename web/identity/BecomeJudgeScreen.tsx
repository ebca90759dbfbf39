import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { JudgeProfile, profileSpecializations } from '#contract/identity';
import { errorText } from '#web/errorText.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { FormField } from './FormField.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { useReadJudgeProfileQuery, useRenewSessionMutation, useSaveJudgeProfileMutation } from './identityApi.ts';
import { useForm } from './useForm.ts';
import { sessionRenewed } from './userSlice.ts';

const empty = { specialization: '', bar_number: '', location: '', court_house: '' };

/** /become-judge: Update Profile. What is asked for waits for a court administrator (departure 3). */
export function BecomeJudgeScreen() {
  const { t } = useTranslation();
  const signedIn = useAppSelector((state) => state.user.isAuthenticated);
  const { data } = useReadJudgeProfileQuery(undefined, { skip: !signedIn });
  const [save, { isLoading }] = useSaveJudgeProfileMutation();
  const [renew] = useRenewSessionMutation();
  const dispatch = useAppDispatch();
  const form = useForm(empty, JudgeProfile);
  const profile = data?.judge_profile;
  const { set } = form;

  // Once, when the stored profile arrives: what is typed afterward stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is new at each render
  useEffect(() => {
    if (!profile) return;
    for (const name of Object.keys(empty) as (keyof typeof empty)[]) set(name, profile[name]);
  }, [profile]);

  const send = form.submit(async (values) => {
    if (!signedIn) {
      toast.error(t('becomeJudge.signInFirst'));
      return;
    }
    const reply = await save(values);
    if ('error' in reply) {
      form.showRefusal(reply.error);
      toast.error(errorText(reply.error));
      return;
    }
    toast.success(reply.data.message);
    // Asking may have changed the role in which the session acts.
    const renewed = await renew();
    if ('data' in renewed && renewed.data) dispatch(sessionRenewed(renewed.data));
  });

  return (
    <IdentityCard heading={t('becomeJudge.heading')} subtext={t('becomeJudge.subtext')} wide>
      {!signedIn && (
        <p className="note">
          <Link to="/login">{t('becomeJudge.signInFirst')}</Link>
        </p>
      )}
      {profile && <p className="note">{t(`becomeJudge.status.${profile.status}`)}</p>}
      <form onSubmit={(event) => void send(event)} noValidate className="stack">
        <Select
          label={t('judge.specialization')}
          value={form.values.specialization}
          onChange={(value) => set('specialization', value)}
          problem={form.problems.specialization}
          options={profileSpecializations.map((value) => ({ value, label: value }))}
          placeholder={t('judge.choose')}
        />
        <FormField
          label={t('judge.barNumber')}
          value={form.values.bar_number}
          onChange={(value) => set('bar_number', value)}
          problem={form.problems.bar_number}
        />
        <FormField
          label={t('judge.location')}
          value={form.values.location}
          onChange={(value) => set('location', value)}
          problem={form.problems.location}
          placeholder={t('judge.locationExample')}
        />
        <FormField
          label={t('judge.courtHouse')}
          value={form.values.court_house}
          onChange={(value) => set('court_house', value)}
          problem={form.problems.court_house}
        />
        <button type="submit" className="btn primary block" disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? t('common.loading') : t('becomeJudge.submit')}
        </button>
      </form>
    </IdentityCard>
  );
}
