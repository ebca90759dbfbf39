import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notification } from '#contract/notifications';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { kindIcons } from './kindIcons.ts';
import styles from './notifications.module.css';
import { useReadNotificationMutation } from './notificationsApi.ts';

/** One notification. Opening it, or pressing its button, marks it as read. */
export function Notice({ notice, onGo }: { notice: Notification; onGo?: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [markRead, { isLoading }] = useReadNotificationMutation();
  const { id, kind, title, body, href, created_at, read_at } = notice;
  const item = useRef<HTMLLIElement>(null);
  const Icon = kindIcons[kind];
  const kindName = t(`notifications.kinds.${kind}`);
  const go = () => {
    if (!read_at) void markRead({ id });
    onGo?.();
  };
  const markOnly = () => {
    // The button disappears; the focus moves to its subject.
    item.current?.focus();
    void markRead({ id });
  };
  return (
    <li className={styles.notice} data-unread={read_at === null || undefined} ref={item} tabIndex={-1}>
      <Icon className="i" aria-hidden />
      <div>
        {read_at === null && <span className="vh">{t('notifications.unread')}: </span>}
        {href ? (
          <Link to={href} onClick={go}>
            {title}
          </Link>
        ) : (
          <b className="strong">{title}</b>
        )}
        <p>{body}</p>
        <p className="small muted">
          {kindName.toLowerCase() !== title.toLowerCase() && `${kindName} · `}
          <time dateTime={created_at}>{format.moment(created_at)}</time>
        </p>
      </div>
      {read_at === null && (
        <Button
          kind="quiet"
          dense
          iconOnly
          busy={isLoading}
          aria-label={t('notifications.readNamed', { title })}
          onClick={markOnly}
        >
          <Check className="i" aria-hidden />
        </Button>
      )}
    </li>
  );
}
