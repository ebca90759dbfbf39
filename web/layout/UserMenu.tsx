import { ChevronDown, User } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthData } from '#web/identity/session.ts';
import { initials } from './initials.ts';
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
        className="tool"
        aria-haspopup="menu"
        aria-label={user ? t('layout.userMenu', { name: user.full_name }) : t('layout.visitorMenu')}
        {...menu.button}
      >
        <span className="avatar" aria-hidden>
          {user ? initials(user.full_name) : <User className="i" />}
        </span>
        {user && <span className="hide-mid clip user-name">{user.full_name}</span>}
        <ChevronDown className="i i-sm hide-phone" aria-hidden />
      </button>
      {menu.Content && <menu.Content user={user} button={button} onOpenChange={menu.setOpen} />}
    </>
  );
}
