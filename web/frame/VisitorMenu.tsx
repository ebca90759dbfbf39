import { User } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderMenuButton } from './HeaderMenuButton.tsx';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./VisitorMenuItems.tsx')).VisitorMenuItems;

/** The user menu for visitors: Login and the theme. */
export function VisitorMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useDeferred(load);
  return (
    <>
      <HeaderMenuButton
        button={button}
        label={t('layout.visitorMenu')}
        avatar={<User className="i" />}
        opens={menu.button}
      />
      {menu.Content && <menu.Content isSignedIn={isSignedIn} button={button} onOpenChange={menu.setOpen} />}
    </>
  );
}
