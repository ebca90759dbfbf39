import { CalendarRange, ChartSpline, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buttonClass } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';

/** The ways from the calendar to what staff plan with it. */
export function PlanningMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const entries = [
    { key: '/calendar/recurring', label: t('titles.weekTemplates'), icon: CalendarRange },
    { key: '/calendar/what-if', label: t('titles.whatIf'), icon: ChartSpline },
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
