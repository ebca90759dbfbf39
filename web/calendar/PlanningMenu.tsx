import { CalendarCog, CalendarRange, ChartSpline, ChevronDown, UsersRound } from 'lucide-react';
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
  const capacity = useAppSelector(({ user }) => capacityOf(user));
  const entries = [
    ...(may(capacity, 'calendar:plan')
      ? [{ key: '/calendar/plans', label: t('titles.plans'), icon: CalendarCog }]
      : []),
    ...(may(capacity, 'hearings:schedule')
      ? [{ key: '/calendar/recurring', label: t('titles.weekTemplates'), icon: CalendarRange }]
      : []),
    ...(may(capacity, 'hearing-staff:read')
      ? [{ key: '/calendar/people', label: t('titles.hearingStaff'), icon: UsersRound }]
      : []),
    ...(may(capacity, 'calendar:simulate')
      ? [{ key: '/calendar/what-if', label: t('titles.whatIf'), icon: ChartSpline }]
      : []),
  ];
  if (entries.length === 0) return null;
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
