import { CalendarCog, CalendarPlus, CalendarRange, Printer, Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { saveCalendar } from './saveCalendar.ts';

type Props = { address: { judge: string; room: string }; onSubscribe: () => void };

/** What can be done with the calendar that is shown; for staff also the way to recurring calendars and plans. */
export function CalendarActions({ address, onSubscribe }: Props) {
  const { t } = useTranslation();
  const schedules = useAppSelector((state) => may(capacityOf(state.user), 'hearings:schedule'));
  const plans = useAppSelector((state) => may(capacityOf(state.user), 'calendar:plan'));
  return (
    <>
      {plans && (
        <Link className={buttonClass({})} to="/calendar/plans">
          <CalendarCog className="i" aria-hidden />
          {t('calendar.plan.new')}
        </Link>
      )}
      {schedules && (
        <Link className={buttonClass({})} to="/calendar/recurring">
          <CalendarRange className="i" aria-hidden />
          {t('titles.weekTemplates')}
        </Link>
      )}
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

function icsPath({ judge, room }: { judge: string; room: string }): string {
  const query = new URLSearchParams({ ...(judge && { judge_id: judge }), ...(room && { courtroom_id: room }) });
  return `/scheduling/calendar.ics${query.size > 0 ? `?${query}` : ''}`;
}
