import { ChevronDown, User } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthData } from '#web/identity/session.ts';
import frameStyles from './frame.module.css';
import { initials } from './initials.ts';
import styles from './UserMenu.module.css';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./UserMenuItems.tsx')).UserMenuItems;

/** The user menu: Dashboard, sessions and Logout when signed in (and the document tool on a phone), else Login; and the theme. */
export function UserMenu({ user }: { user: AuthData | null }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useDeferred(load);
  return (
    <>
      <button
        type="button"
        ref={button}
        className={frameStyles.tool}
        aria-haspopup="menu"
        aria-label={user ? t('layout.userMenu', { name: user.full_name }) : t('layout.visitorMenu')}
        {...menu.button}
      >
        <span className={styles.avatar} aria-hidden>
          {user ? initials(user.full_name) : <User className="i" />}
        </span>
        {user && <span className={`hide-mid clip ${styles.userName}`}>{user.full_name}</span>}
        <ChevronDown className="i i-sm hide-phone" aria-hidden />
      </button>
      {menu.Content && <menu.Content user={user} button={button} onOpenChange={menu.setOpen} />}
    </>
  );
}
