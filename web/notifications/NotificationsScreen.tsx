import { Bell, CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notificationKinds } from '#domain/notifications/kinds';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Notice } from './Notice.tsx';
import styles from './NotificationsScreen.module.css';
import notificationsStyles from './notifications.module.css';
import { useListNotificationsQuery, useReadAllNotificationsMutation } from './notificationsApi.ts';
import { useNoticesAddress } from './useNoticesAddress.ts';

/** /notifications: all notifications. The filters are in the address. */
export function NotificationsScreen() {
  const { t } = useTranslation();
  const { query, change } = useNoticesAddress();
  const { data, error, isLoading } = useListNotificationsQuery(query);
  const [readAll, { isLoading: isMarking }] = useReadAllNotificationsMutation();
  const isFiltered = Boolean(query.kind || query.unread);
  const kinds = notificationKinds.map((kind) => ({ value: kind, label: t(`notifications.kinds.${kind}`) }));

  return (
    <>
      <PageHead
        title={t('titles.notifications')}
        actions={
          <Button busy={isMarking} disabled={!data?.unread} onClick={() => void readAll()}>
            <CheckCheck className="i" aria-hidden />
            {t('notifications.readAll')}
          </Button>
        }
      >
        {t('notifications.intro')}
      </PageHead>
      <CallFailure className="before" error={error} fallback={t('notifications.failed')} />
      <div className={styles.noticesFilters}>
        <Segmented
          label={t('notifications.filter')}
          value={query.unread ? 'unread' : 'all'}
          options={[
            { value: 'all', label: t('notifications.all') },
            { value: 'unread', label: t('notifications.unread') },
          ]}
          onChange={(value) => change({ unread: value === 'unread' ? '1' : '' })}
        />
        <Select
          label={t('notifications.kind')}
          required={false}
          value={query.kind ?? ''}
          placeholder={t('notifications.anyKind')}
          options={kinds}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <Panel padded={false}>
        {isLoading && (
          <div className="body">
            <Skeleton lines={6} />
          </div>
        )}
        {data?.results.length === 0 && (
          <EmptyState
            icon={Bell}
            title={t(isFiltered ? 'notifications.noneHere' : 'notifications.none')}
            text={t(isFiltered ? 'notifications.noneHereText' : 'notifications.noneText')}
          >
            {isFiltered && (
              <Button onClick={() => change({ kind: '', unread: '' })}>{t('notifications.showAll')}</Button>
            )}
          </EmptyState>
        )}
        {data && data.results.length > 0 && (
          <ul className={notificationsStyles.noticesList} aria-label={t('notifications.list')}>
            {data.results.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
        {data && data.total_pages > 1 && (
          <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page: String(page) })}>
            {t('notifications.total', { count: data.total })}
          </Pager>
        )}
      </Panel>
    </>
  );
}
