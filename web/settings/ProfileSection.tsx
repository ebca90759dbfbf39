import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Profile } from '#contract/profile';
import { AttorneyStatusBadge } from '#web/attorneys/AttorneyStatusBadge.tsx';
import { specializationName } from '#web/identity/specializationName.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { Loaded } from './Loaded.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Setting } from './Setting.tsx';
import styles from './settings.module.css';
import { useReadProfileQuery } from './settingsApi.ts';

/**
 * People who can be judges without a profile: those invited as judges. The form is not offered to the court's staff and
 * filers.
 */
const mayAsk: readonly Profile['role'][] = ['judge'];

/** The person's own profile: name, roles, and what the court has confirmed. */
export function ProfileSection() {
  const { t } = useTranslation();
  const { data, error } = useReadProfileQuery();
  return (
    <Loaded data={data} error={error}>
      {(profile) => (
        <div className="settings-stack">
          <Panel title={t('settings.profile.heading')} padded={false}>
            <Setting id="name">
              <Facts profile={profile} />
              <NameForm profile={profile} />
            </Setting>
          </Panel>
          <Panel title={t('settings.index.password.name')} padded={false}>
            <Setting id="password">
              {profile.has_password ? <PasswordForm /> : <p className="muted">{t('settings.password.none')}</p>}
            </Setting>
          </Panel>
          {(profile.judge_profile || mayAsk.includes(profile.role)) && (
            <Panel title={t('settings.index.judge.name')} padded={false}>
              <Setting id="judge">
                <JudgePart profile={profile} />
              </Setting>
            </Panel>
          )}
          {(profile.attorney || profile.may_claim) && (
            <Panel title={t('settings.index.attorney.name')} padded={false}>
              <Setting id="attorney">
                <AttorneyPart profile={profile} />
              </Setting>
            </Panel>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <dl className={styles.settingsFacts}>
      <div>
        <dt>{t('settings.profile.email')}</dt>
        <dd>{profile.email ?? t('settings.profile.noEmail')}</dd>
      </div>
      <div>
        <dt>{t('settings.profile.role')}</dt>
        <dd>{t(`roles.${profile.role}`)}</dd>
      </div>
      <div>
        <dt>{t('settings.profile.court')}</dt>
        <dd>{profile.court_name}</dd>
      </div>
      <div>
        <dt>{t('settings.profile.since')}</dt>
        <dd>{format.moment(profile.member_since)}</dd>
      </div>
    </dl>
  );
}

const tones = { pending: 'warn', verified: 'ok', refused: 'bad' } as const;

function JudgePart({ profile: { judge_profile } }: { profile: Profile }) {
  const { t } = useTranslation();
  return (
    <>
      {!judge_profile && <p className="muted">{t('settings.judge.none')}</p>}
      {judge_profile && (
        <dl className={styles.settingsFacts}>
          <div>
            <dt>{t('settings.judge.state')}</dt>
            <dd>
              <Badge tone={tones[judge_profile.status]}>{t(`settings.judge.states.${judge_profile.status}`)}</Badge>
            </dd>
          </div>
          <div>
            <dt>{t('judge.specialization')}</dt>
            <dd>{specializationName(t, judge_profile.specialization)}</dd>
          </div>
          <div>
            <dt>{t('judge.barNumber')}</dt>
            <dd>{judge_profile.bar_number}</dd>
          </div>
          <div>
            <dt>{t('judge.location')}</dt>
            <dd>{judge_profile.location}</dd>
          </div>
          <div>
            <dt>{t('judge.courtHouse')}</dt>
            <dd>{judge_profile.court_house}</dd>
          </div>
        </dl>
      )}
      <p>
        <Link className={buttonClass({ dense: true })} to="/become-judge">
          {t(judge_profile ? 'settings.judge.change' : 'settings.judge.ask')}
        </Link>
      </p>
    </>
  );
}

function AttorneyPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { attorney } = profile;
  if (!attorney) return <ClaimForm claim={profile.claim} />;
  return (
    <dl className={styles.settingsFacts}>
      <div>
        <dt>{t('settings.attorney.entry')}</dt>
        <dd>
          <Link to={`/attorneys/view-attorney/${attorney.id}`}>{attorney.full_name}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('judge.barNumber')}</dt>
        <dd>{attorney.bar_number}</dd>
      </div>
      <div>
        <dt>{t('attorneys.field.status')}</dt>
        <dd>
          <AttorneyStatusBadge status={attorney.status} />
        </dd>
      </div>
    </dl>
  );
}
