import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { RecentNotices } from '#web/notifications/RecentNotices.tsx';
import { useUnread } from '#web/notifications/useUnread.ts';

/** The bell: how much the person has not read, live, and the newest of it under it (departure 19). */
export function NotificationBell() {
  const { t } = useTranslation();
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="tool" aria-label={t('layout.notifications', { count: unread })}>
        <Bell className="i i-lg" aria-hidden />
        {unread > 0 && (
          <span className="count" aria-hidden>
            {unread > 99 ? t('layout.over99') : unread}
          </span>
        )}
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Dialog className="menu notices" aria-label={t('notifications.heading')}>
          <RecentNotices unread={unread} onGo={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
