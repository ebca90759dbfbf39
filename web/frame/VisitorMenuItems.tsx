import { LayoutDashboard, LogIn } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, Popover, Separator } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { visit } from '#web/address/visit.ts';
import { chooseTheme } from '#web/theme/themes.ts';
import { MenuLine } from './MenuLine.tsx';
import { ThemeSection } from './ThemeSection.tsx';

type Props = {
  isSignedIn: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
};

/** The items of the menu outside the app: Login, or a link back to the app, and the theme. */
export function VisitorMenuItems({ isSignedIn, button, onOpenChange }: Props) {
  const { t } = useTranslation();
  return (
    <Popover className="menu-popover" placement="bottom end" triggerRef={button} isOpen onOpenChange={onOpenChange}>
      <Menu className="menu" aria-label={t('layout.menu')} autoFocus="first" onClose={() => onOpenChange(false)}>
        {isSignedIn ? (
          <MenuLine
            id="dashboard"
            icon={LayoutDashboard}
            label={t('layout.dashboard')}
            onAction={() => visit('/dashboard')}
          />
        ) : (
          <MenuLine id="login" icon={LogIn} label={t('layout.login')} onAction={() => visit('/login-switch')} />
        )}
        <Separator />
        <ThemeSection choose={chooseTheme} />
      </Menu>
    </Popover>
  );
}
