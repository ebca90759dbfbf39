import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListActivitiesQuery } from '#web/activity/activityApi.ts';
import { errorText } from '#web/errorText.ts';
import { formatMoment } from '#web/ui/formatMoment.ts';

const seenKey = 'assize-notices-seen';
const shownNotices = 8;
/** Milliseconds between two looks for new notices. */
const every = 60_000;

/** The bell: what really happened lately, and how much of it since it was last opened. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { data, error, isLoading } = useListActivitiesQuery(shownNotices, {
    pollingInterval: every,
    skipPollingIfUnfocused: true,
  });
  const [seen, setSeen] = useState(() => localStorage.getItem(seenKey) ?? '');
  const notices = data ?? [];
  const unread = notices.filter((notice) => notice.timestamp > seen).length;

  const lookedAt = (open: boolean) => {
    const newest = notices[0]?.timestamp;
    if (!open || !newest) return;
    localStorage.setItem(seenKey, newest);
    setSeen(newest);
  };

  return (
    <DialogTrigger onOpenChange={lookedAt}>
      <Button className="tool" aria-label={t('layout.notifications', { count: unread })}>
        <Bell className="i i-lg" aria-hidden />
        {unread > 0 && (
          <span className="count" aria-hidden>
            {unread}
          </span>
        )}
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Dialog className="menu notices">
          {({ close }) => (
            <>
              <Heading slot="title" level={2} className="eyebrow">
                {t('layout.notices')}
              </Heading>
              {notices.length === 0 && (
                <p className="muted">
                  {isLoading ? t('layout.loadingActivity') : error ? errorText(error) : t('layout.noNotices')}
                </p>
              )}
              <ul>
                {notices.map((notice) => (
                  <li key={notice.id}>
                    {notice.href ? (
                      <Link to={notice.href} onClick={close}>
                        {notice.title}
                      </Link>
                    ) : (
                      <b className="strong">{notice.title}</b>
                    )}
                    <p>{notice.description}</p>
                    <time dateTime={notice.timestamp}>{formatMoment(notice.timestamp)}</time>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
