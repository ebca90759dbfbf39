import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Notice } from './Notice.tsx';
import { useListNotificationsQuery, useReadAllNotificationsMutation } from './notificationsApi.ts';
import styles from './RecentNotices.module.css';

const shown = 8;

/** The list under the bell: the newest notifications, read or unread, and a link to all of them. */
export function RecentNotices({ unread, onGo }: { unread: number; onGo: () => void }) {
  const { t } = useTranslation();
  const { data, error, isLoading } = useListNotificationsQuery({ per_page: shown });
  const [readAll, { isLoading: isMarking }] = useReadAllNotificationsMutation();
  const notices = data?.results ?? [];
  return (
    <>
      <div className={styles.noticesHead}>
        <h2 className="eyebrow">{t('notifications.heading')}</h2>
        {/* It stays after all are read, because it has the focus and with it the key that closes the popover. */}
        <Button
          kind="quiet"
          dense
          busy={isMarking}
          aria-disabled={unread === 0}
          onClick={() => unread > 0 && void readAll()}
        >
          <CheckCheck className="i" aria-hidden />
          {t('notifications.readAll')}
        </Button>
      </div>
      {isLoading && (
        <div className={styles.noticesBody}>
          <Skeleton />
        </div>
      )}
      <CallFailure className={styles.noticesBody} error={error} fallback={t('notifications.failed')} />
      {data && notices.length === 0 && <p className={`${styles.noticesBody} muted`}>{t('notifications.none')}</p>}
      <ul>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} onGo={onGo} />
        ))}
      </ul>
      <Link className={styles.noticesAll} to="/notifications" onClick={onGo}>
        {t('notifications.seeAll')}
      </Link>
    </>
  );
}
