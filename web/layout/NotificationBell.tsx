import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferred } from '#web/frame/useDeferred.ts';
import { useUnread } from '#web/notifications/useUnread.ts';
import styles from './NotificationBell.module.css';

const load = async () => (await import('./NoticesPopover.tsx')).NoticesPopover;

/** The bell: the number of unread notifications, live, with the newest ones below it (departure 19). */
export function NotificationBell() {
  const { t } = useTranslation();
  const unread = useUnread();
  const button = useRef<HTMLButtonElement>(null);
  const notices = useDeferred(load);
  return (
    <>
      <button
        type="button"
        ref={button}
        className="frame-tool"
        aria-haspopup="dialog"
        aria-label={t('layout.notifications', { count: unread })}
        {...notices.button}
      >
        <Bell className="i i-lg" aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > 99 ? t('layout.over99') : unread}
          </span>
        )}
      </button>
      {notices.Content && <notices.Content unread={unread} button={button} onOpenChange={notices.setOpen} />}
    </>
  );
}
