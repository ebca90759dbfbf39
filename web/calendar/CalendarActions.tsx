import { CalendarPlus, Printer, Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { PlanningMenu } from './PlanningMenu.tsx';
import { saveCalendar } from './saveCalendar.ts';

type Props = { address: { judge: string; room: string }; onSubscribe: () => void };

/** What can be done with the calendar that is shown; for staff also the ways to what they plan with it. */
export function CalendarActions({ address, onSubscribe }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PlanningMenu />
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
