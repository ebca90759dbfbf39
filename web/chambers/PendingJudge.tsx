import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReadJudgeProfileQuery } from '#web/identity/identityApi.ts';
import { specializationName } from '#web/identity/specializationName.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';

const shown = ['specialization', 'bar_number', 'location', 'court_house'] as const;

/** The screen of a judge who is not verified: their own profile and its status (departure 3). */
export function PendingJudge() {
  const { t } = useTranslation();
  const { data } = useReadJudgeProfileQuery(undefined);
  const profile = data?.judge_profile ?? null;
  return (
    <Panel title={t('chambers.pending.heading')}>
      <div className="stack">
        <Note>{t('dashboard.pendingJudge')}</Note>
        {data === undefined && <Skeleton lines={4} />}
        {profile && (
          <>
            <Badge tone={profile.status === 'refused' ? 'bad' : 'warn'}>
              {t(`chambers.pending.${profile.status === 'refused' ? 'refused' : 'pending'}`)}
            </Badge>
            <dl className="facts">
              {shown.map((field) => (
                <div key={field}>
                  <dt>{t(`chambers.pending.${field}`)}</dt>
                  <dd>{field === 'specialization' ? specializationName(t, profile[field]) : profile[field]}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <Link className={buttonClass({})} to="/become-judge">
          {t('chambers.pending.change')}
        </Link>
      </div>
    </Panel>
  );
}
