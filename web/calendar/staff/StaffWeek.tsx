import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffDay } from '#contract/hearingStaff';
import { addDays } from '#domain/days/days';
import { minutesOf } from '#domain/hearings/clockMinutes';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './StaffPerson.module.css';
import { useStaffWords } from './useStaffWords.ts';

type Hours = { from: string; to: string };
type Props = { week: readonly StaffDay[]; today: string; onDay: (day: string | null) => void };

/** A week of a person: when the person is available or away, and the hearings, as bars with the same in words. */
export function StaffWeek({ week, today, onDay }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [first, last] = [week[0]!.date, week.at(-1)!.date];
  const range = rangeOf(week);
  return (
    <Panel
      title={t('calendar.staff.weekOf', { from: format.shortDay(first), to: format.shortDay(last) })}
      actions={
        <span className="row">
          <Button
            dense
            iconOnly
            aria-label={t('calendar.staff.previousWeek')}
            onClick={() => onDay(addDays(first, -7))}
          >
            <ChevronLeft className="i" aria-hidden />
          </Button>
          <Button dense onClick={() => onDay(null)} aria-disabled={first <= today && today <= last}>
            {t('calendar.staff.thisWeek')}
          </Button>
          <Button dense iconOnly aria-label={t('calendar.staff.nextWeek')} onClick={() => onDay(addDays(first, 7))}>
            <ChevronRight className="i" aria-hidden />
          </Button>
        </span>
      }
    >
      <ul className={styles.week}>
        {week.map((day) => (
          <li key={day.date} className={styles.day}>
            <span className={day.date === today ? 'strong' : undefined}>{format.longDay(day.date)}</span>
            <DayBar day={day} range={range} />
            <DayWords day={day} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** From the earliest to the latest of the court's hours, the hearings, and the open hours, in minutes after midnight. */
function rangeOf(week: readonly StaffDay[]): { from: number; to: number } {
  const spans = week.flatMap(({ court, booked, open }) => [...(court ? [court] : []), ...booked, ...open]);
  if (spans.length === 0) return { from: 8 * 60, to: 17 * 60 };
  return {
    from: Math.min(...spans.map(({ from }) => minutesOf(from))),
    to: Math.max(...spans.map(({ to }) => minutesOf(to))),
  };
}

function DayBar({ day, range }: { day: StaffDay; range: { from: number; to: number } }) {
  const place = ({ from, to }: Hours) => {
    const [start, end] = [Math.max(minutesOf(from), range.from), Math.min(minutesOf(to), range.to)];
    const share = (minutes: number) => `${(minutes / (range.to - range.from)) * 100}%`;
    return { insetInlineStart: share(start - range.from), width: share(Math.max(0, end - start)) };
  };
  const bars = [
    ...day.open.map((hours) => ({ ...hours, kind: styles.open })),
    ...day.away.map((hours) => ({ ...hours, kind: styles.away })),
    ...day.booked.map((hours) => ({ ...hours, kind: styles.booked })),
  ];
  return (
    <div className={styles.track} aria-hidden>
      {bars.map(({ kind, ...hours }) => (
        <span key={`${kind} ${hours.from}`} className={kind} style={place(hours)} />
      ))}
    </div>
  );
}

function DayWords({ day }: { day: StaffDay }) {
  const { t } = useTranslation();
  const words = useStaffWords();
  return (
    <ul>
      {day.closed !== null && <li>{t('calendar.staff.closedFor', { why: day.closed })}</li>}
      {day.closed === null && day.court === null && <li className="muted">{t('calendar.staff.noCourtDay')}</li>}
      {day.open.map((hours) => (
        <li key={hours.from}>{t('calendar.staff.openBetween', { hours: words.between(hours) })}</li>
      ))}
      {day.open.length === 0 && day.court !== null && <li className="muted">{t('calendar.staff.notAvailable')}</li>}
      {day.away.map(({ note, ...hours }) => (
        <li key={hours.from}>
          {note
            ? t('calendar.staff.awayBetweenFor', { hours: words.between(hours), why: note })
            : t('calendar.staff.awayBetween', { hours: words.between(hours) })}
        </li>
      ))}
      {day.booked.map(({ by, ...hours }) => (
        <li key={hours.from}>
          {by
            ? t('calendar.staff.hearingBetween', { hours: words.between(hours), by })
            : t('calendar.staff.hiddenBetween', { hours: words.between(hours) })}
        </li>
      ))}
    </ul>
  );
}
