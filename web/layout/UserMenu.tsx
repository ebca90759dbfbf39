import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderMenuButton } from '#web/frame/HeaderMenuButton.tsx';
import { useDeferred } from '#web/frame/useDeferred.ts';
import type { AuthData } from '#web/session/session.ts';
import { initials } from './initials.ts';

const load = async () => (await import('./UserMenuItems.tsx')).UserMenuItems;

/** The user menu: Dashboard, sessions, Logout, and the theme (and on a phone, the document tool). */
export function UserMenu({ user }: { user: AuthData }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useDeferred(load);
  return (
    <>
      <HeaderMenuButton
        button={button}
        label={t('layout.userMenu', { name: user.full_name })}
        avatar={initials(user.full_name)}
        name={user.full_name}
        opens={menu.button}
      />
      {menu.Content && <menu.Content user={user} button={button} onOpenChange={menu.setOpen} />}
    </>
  );
}
