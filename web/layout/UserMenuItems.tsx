import { Activity as ActivityIcon, FileText, KeyRound, LayoutDashboard, LogOut, Settings, Users } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, Popover, Separator } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { may } from '#domain/identity/permissions';
import { MenuLine } from '#web/frame/MenuLine.tsx';
import { ThemeSection } from '#web/frame/ThemeSection.tsx';
import { useLogout } from '#web/identity/useLogout.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import type { AuthData } from '#web/session/session.ts';
import { useChooseTheme } from '#web/settings/useChooseTheme.ts';

type Props = {
  user: AuthData;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
};

/** The items of the user menu: the person's own pages, the theme, and Logout. */
export function UserMenuItems({ user, button, onOpenChange }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logout = useLogout();
  const chooseTheme = useChooseTheme();
  const go = (href: string) => () => void navigate(href);

  return (
    <Popover className="menu-popover" placement="bottom end" triggerRef={button} isOpen onOpenChange={onOpenChange}>
      <Menu className="menu" aria-label={t('layout.menu')} autoFocus="first" onClose={() => onOpenChange(false)}>
        <MenuLine id="dashboard" icon={LayoutDashboard} label={t('layout.dashboard')} onAction={go('/dashboard')} />
        <MenuLine
          id="courtdoc"
          icon={FileText}
          label={t('layout.documentTool')}
          onAction={go('/courtdoc')}
          className="only-phone"
        />
        <MenuLine id="settings" icon={Settings} label={t('layout.settings')} onAction={go('/settings')} />
        {may(capacityOf(user), 'attorneys:confirm') && (
          <MenuLine id="people" icon={Users} label={t('layout.people')} onAction={go('/people')} />
        )}
        {may(capacityOf(user), 'activity:read-record') && (
          <MenuLine id="activity" icon={ActivityIcon} label={t('titles.activity')} onAction={go('/activity')} />
        )}
        <MenuLine id="sessions" icon={KeyRound} label={t('layout.sessions')} onAction={go('/sessions')} />
        <Separator />
        <ThemeSection choose={chooseTheme} />
        <Separator />
        <MenuLine id="logout" icon={LogOut} label={t('layout.logout')} onAction={() => void logout()} />
      </Menu>
    </Popover>
  );
}
