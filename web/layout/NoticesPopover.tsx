import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { RecentNotices } from '#web/notifications/RecentNotices.tsx';
import styles from './NoticesPopover.module.css';

type Props = {
  unread: number;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
};

/** The newest notifications, below the bell. */
export function NoticesPopover({ unread, button, onOpenChange }: Props) {
  const { t } = useTranslation();
  return (
    <Popover className="menu-popover" placement="bottom end" triggerRef={button} isOpen onOpenChange={onOpenChange}>
      <Dialog className={`menu ${styles.notices}`} aria-label={t('notifications.heading')}>
        <RecentNotices unread={unread} onGo={() => onOpenChange(false)} />
      </Dialog>
    </Popover>
  );
}
