import { CalendarPlus, Printer, Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { saveCalendar } from './saveCalendar.ts';

/** The library of menus is fetched after the calendar. */
const PlanningMenu = lazily(async () => (await import('./PlanningMenu.tsx')).PlanningMenu, <PlanningPlace />);

type Props = { address: { judge: string; room: string }; onSubscribe: () => void };

/** What can be done with the calendar that is shown; for staff also the ways to what they plan with it. */
export function CalendarActions({ address, onSubscribe }: Props) {
  const { t } = useTranslation();
  const plans = useAppSelector(({ user }) => may(capacityOf(user), 'hearings:schedule'));
  return (
    <>
      {plans && <PlanningMenu />}
      <Button onClick={() => window.print()}>
        <Printer className="i" aria-hidden />
        {t('calendar.print')}
      </Button>
      <Button onClick={() => void saveCalendar(icsPath(address), 'court-calendar')}>
        <CalendarPlus className="i" aria-hidden />
        {t('calendar.save')}
      </Button>
      <Button onClick={onSubscribe}>
        <Rss className="i" aria-hidden />
        {t('calendar.subscribe')}
      </Button>
    </>
  );
}

/** Where the menu will be. */
function PlanningPlace() {
  const { t } = useTranslation();
  return (
    <span className={buttonClass({})} aria-hidden>
      {t('calendar.planning')}
      <span className="i" />
    </span>
  );
}

function icsPath({ judge, room }: { judge: string; room: string }): string {
  const query = new URLSearchParams({ ...(judge && { judge_id: judge }), ...(room && { courtroom_id: room }) });
  return `/scheduling/calendar.ics${query.size > 0 ? `?${query}` : ''}`;
}
