import { Activity as ActivityIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Activity } from '#contract/activity';
import { may } from '#domain/identity/permissions';
import { useListActivitiesQuery } from '#web/activity/activityApi.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { formatAge } from './formatAge.ts';
import { loadFailure } from './loadFailure.ts';
import styles from './RecentActivity.module.css';

/** The number of activities on the dashboard. */
const shown = 4;
/** To a filer, the analysis of a document is a step of filing it; the record has it. */
const requested = 20;
const isNews = ({ action }: Activity) => action !== 'filing_analyzed';

/** Recent activity. If it cannot be loaded, the last list with its age; nothing is invented (departure 9). */
export function RecentActivity() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const ofCourt = may(capacity, 'filings:prioritize');
  const { data, error, isLoading, fulfilledTimeStamp, refetch } = useListActivitiesQuery({
    limit: ofCourt ? shown : requested,
  });
  useEffect(() => {
    if (error) toast.error(t('dashboard.activity.failed'), { toastId: 'activity' });
  }, [error, t]);
  const activities = (ofCourt ? data : data?.filter(isNews))?.slice(0, shown) ?? [];

  return (
    <Panel
      title={t('dashboard.activity.heading')}
      padded={false}
      actions={
        may(capacity, 'activity:read-record') && (
          <Link className={buttonClass({ kind: 'quiet', dense: true })} to="/activity">
            {t('dashboard.activity.all')}
          </Link>
        )
      }
    >
      {error && (
        <div className={styles.panelNote}>
          <Note tone="warn">
            <b className="strong">{t('dashboard.activity.failed')}</b>
            <p>{loadFailure(error)}</p>
            <p>
              {data && t('dashboard.fallback', { age: formatAge(fulfilledTimeStamp ?? 0, Date.now()) })}{' '}
              <button type="button" className="link-button" onClick={() => void refetch()}>
                {t('dashboard.tryAgain')}
              </button>
            </p>
          </Note>
        </div>
      )}
      {isLoading && <p className="body muted">{t('layout.loadingActivity')}</p>}
      {!isLoading && !error && activities.length === 0 && (
        <EmptyState icon={ActivityIcon} title={t('dashboard.activity.none')} text={t('dashboard.activity.noneText')} />
      )}
      <ul className={styles.news}>
        {activities.map((activity) => (
          <Line key={activity.id} activity={activity} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ activity }: { activity: Activity }) {
  const format = useFormat();
  return (
    <li>
      <ActivityIcon className="i" aria-hidden />
      <div>
        <b className="strong">{activity.title}</b>
        <p className="small">
          {activity.href ? <Link to={activity.href}>{activity.description}</Link> : activity.description}
        </p>
      </div>
      <time dateTime={activity.timestamp}>{format.moment(activity.timestamp)}</time>
    </li>
  );
}
