import {
  Activity as ActivityIcon,
  Check,
  FileText,
  KeyRound,
  LayoutDashboard,
  LogIn,
  LogOut,
  type LucideIcon,
  Moon,
  Palette,
  Settings,
  Sun,
  Users,
} from 'lucide-react';
import type { RefObject } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { may } from '#domain/identity/permissions';
import { type Theme, themes } from '#domain/settings/preferences';
import { capacityOf } from '#web/identity/capacityOf.ts';
import type { AuthData } from '#web/identity/session.ts';
import { useLogout } from '#web/identity/useLogout.ts';
import { useChooseTheme } from '#web/settings/useChooseTheme.ts';
import { useTheme } from '#web/theme/themes.ts';

const themeIcons: Record<Theme, LucideIcon> = { 'blue-yellow': Palette, dark: Moon, light: Sun };

type Props = {
  user: AuthData | null;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
};

/** What the user menu offers: the person's own pages and Logout when signed in, else Login; and the theme. */
export function UserMenuItems({ user, button, onOpenChange }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logout = useLogout();
  const theme = useTheme();
  const chooseTheme = useChooseTheme();
  const go = (href: string) => () => void navigate(href);

  return (
    <Popover className="menu-popover" placement="bottom end" triggerRef={button} isOpen onOpenChange={onOpenChange}>
      <Menu className="menu" aria-label={t('layout.menu')} autoFocus="first" onClose={() => onOpenChange(false)}>
        {user ? (
          <>
            <Item id="dashboard" icon={LayoutDashboard} label={t('layout.dashboard')} onAction={go('/dashboard')} />
            <Item
              id="courtdoc"
              icon={FileText}
              label={t('layout.documentTool')}
              onAction={go('/courtdoc')}
              className="only-phone"
            />
            <Item id="settings" icon={Settings} label={t('layout.settings')} onAction={go('/settings')} />
            {may(capacityOf(user), 'attorneys:confirm') && (
              <Item id="people" icon={Users} label={t('layout.people')} onAction={go('/people')} />
            )}
            {may(capacityOf(user), 'activity:read-record') && (
              <Item id="activity" icon={ActivityIcon} label={t('titles.activity')} onAction={go('/activity')} />
            )}
            <Item id="sessions" icon={KeyRound} label={t('layout.sessions')} onAction={go('/sessions')} />
          </>
        ) : (
          <Item id="login" icon={LogIn} label={t('layout.login')} onAction={go('/login-switch')} />
        )}
        <Separator />
        <MenuSection
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => {
            const [chosen] = keys as Set<Theme>;
            if (chosen) chooseTheme(chosen);
          }}
        >
          <Header className="eyebrow">{t('layout.theme')}</Header>
          {themes.map((one) => (
            <Item key={one} id={one} icon={themeIcons[one]} label={t(`layout.themes.${one}`)} />
          ))}
        </MenuSection>
        {user && <Separator />}
        {user && <Item id="logout" icon={LogOut} label={t('layout.logout')} onAction={() => void logout()} />}
      </Menu>
    </Popover>
  );
}

type ItemProps = { id: string; icon: LucideIcon; label: string; onAction?: () => void; className?: string };

function Item({ id, icon: Icon, label, onAction, className = '' }: ItemProps) {
  return (
    <MenuItem id={id} textValue={label} className={`menu-item ${className}`} {...(onAction && { onAction })}>
      {({ isSelected }) => (
        <>
          <Icon className="i" aria-hidden />
          <span className="grow">{label}</span>
          {isSelected && <Check className="i" aria-hidden />}
        </>
      )}
    </MenuItem>
  );
}
