import { CalendarCog, CalendarRange, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';

/** The ways from the calendar to what staff plan with it. */
export function PlanningMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const optimizes = useAppSelector(({ user }) => may(capacityOf(user), 'calendar:plan'));
  const entries = [
    { key: '/calendar/recurring', label: t('titles.weekTemplates'), icon: CalendarRange },
    ...(optimizes ? [{ key: '/calendar/plans', label: t('titles.plans'), icon: CalendarCog }] : []),
  ];
  return (
    <Menu
      label={t('calendar.planning')}
      entries={entries}
      onChoose={(path) => void navigate(path)}
      trigger={
        <Button className={buttonClass({})}>
          {t('calendar.planning')}
          <ChevronDown className="i" aria-hidden />
        </Button>
      }
    />
  );
}
