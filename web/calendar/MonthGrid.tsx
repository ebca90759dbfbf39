import type { TFunction } from 'i18next';
import { CalendarX, CircleDashed, Clock, Scale } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint';
import type { countDays } from '#contract/hearings';
import { addDays, addMonths, weekdayNumber } from '#domain/days/days';
import { monthGrid } from '#domain/days/monthGrid';
import { numberFormat } from '#domain/intl/formats';
import { useFormat } from '#web/preferences/useFormat.ts';
import styles from './MonthGrid.module.css';
import { nameMonth, weekdays } from './writeTimes.ts';

type DayCount = ReplyOf<typeof countDays>['days'][number];
type Props = {
  month: string;
  today: string;
  selected: string | null;
  days: readonly DayCount[] | undefined;
  /** A filer's deadlines by day. */
  due?: ReadonlyMap<string, readonly unknown[]>;
  onSelect: (date: string) => void;
  onMonth: (month: string) => void;
};

/**
 * A month as 42 cells under Sun to Sat. It is one tab stop; arrows move by day and week, Home and End within the week,
 * Page Up and Page Down by month, T to today, and Enter opens the day.
 */
export function MonthGrid({ month, today, selected, days, due, onSelect, onMonth }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const id = useId();
  const cells = monthGrid(month);
  const counts = new Map(days?.map((day) => [day.date, day]));
  const dueOn = (date: string) => due?.get(date)?.length ?? 0;
  const [focused, setFocused] = useState<string | null>(null);
  /** The month that was requested last; its data may still be loading. */
  const asked = useRef(month);
  const stop = [focused, selected, today].find((date) => date?.startsWith(month)) ?? `${month}-01`;

  const { wantsFocus, ...focus } = useFocusedDay(stop, focused);

  useEffect(() => {
    asked.current = month;
  }, [month]);

  const moveTo = (date: string) => {
    wantsFocus.current = true;
    setFocused(date);
    const wanted = date.slice(0, 7);
    if (wanted === asked.current) return;
    asked.current = wanted;
    onMonth(wanted);
  };
  const press = (event: KeyboardEvent, date: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onSelect(date);
    }
    // If keys are pressed faster than the month changes, movement continues from the pending date.
    const target = targetOf(event.key, (wantsFocus.current && focused) || date, today);
    if (!target) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <table
      className={styles.month}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is the pattern for a calendar
      role="grid"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-help`}
      {...focus}
    >
      <caption className="vh">
        <span id={`${id}-name`}>{nameMonth(month)}</span> <span id={`${id}-help`}>{t('calendar.grid.help')}</span>
      </caption>
      <WeekdayNames />
      <tbody>
        {weeksOf(cells).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid
                role="gridcell"
                data-date={date}
                className={classOf(date, month, today, counts.get(date))}
                tabIndex={date === stop ? 0 : -1}
                aria-selected={date === selected}
                aria-current={date === today ? 'date' : undefined}
                aria-label={[
                  format.longDay(date),
                  date === today && t('calendar.grid.today'),
                  ...wordsOf(counts.get(date), t),
                  dueOn(date) > 0 && t('calendar.grid.due', { count: dueOn(date) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => {
                  setFocused(date);
                  onSelect(date);
                }}
                onKeyDown={(event) => press(event, date)}
              >
                <DayCell date={date} count={counts.get(date)} due={dueOn(date)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Moves the focus to the day that a key chose, as soon as its month is shown; with the properties of the table. */
function useFocusedDay(stop: string, chosen: string | null) {
  const ref = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  const cell = useRef<HTMLElement>(null);
  useEffect(() => {
    // A month that was left before it appeared can still replace the cells, and the one with the focus among them.
    const isLost = cell.current?.isConnected === false;
    // The month in the address can change a moment later than the key was pressed.
    if (!(wantsFocus.current || isLost) || stop !== chosen) return;
    wantsFocus.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    cell.current = target;
  };
  const onBlur = () => {
    cell.current = null;
  };
  return { wantsFocus, ref, onFocus, onBlur };
}

function WeekdayNames() {
  return (
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={short} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function DayCell({ date, count, due }: { date: string; count: DayCount | undefined; due: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.d}>{Number(date.slice(8))}</span>
      {count?.closed && (
        <span className={styles.hol}>
          <CalendarX className="i i-sm" aria-hidden />
          <span className={styles.w}>{count.closed}</span>
        </span>
      )}
      {count && count.hearings > 0 && (
        <span className={styles.hb}>
          <Scale className="i i-sm" aria-hidden />
          <span className={styles.w}>{t('calendar.grid.badge', { count: count.hearings })}</span>
          <span className={styles.n}>{count.hearings}</span>
        </span>
      )}
      {count && count.requested > 0 && (
        <span className={`${styles.hb} ${styles.prop}`}>
          <CircleDashed className="i i-sm" aria-hidden />
          <span className={styles.w}>{t('calendar.grid.requested', { count: count.requested })}</span>
          <span className={styles.n}>{count.requested}</span>
        </span>
      )}
      {count?.load && <DayLoad load={count.load} />}
      {due > 0 && (
        <span className={`${styles.hb} ${styles.due}`}>
          <Clock className="i i-sm" aria-hidden />
          <span className={styles.w}>{t('calendar.grid.due', { count: due })}</span>
          <span className={styles.n}>{due}</span>
        </span>
      )}
    </>
  );
}

/** The booked part of the available hours, as a bar and in hours. */
function DayLoad({ load }: { load: NonNullable<DayCount['load']> }) {
  const { t } = useTranslation();
  const share = Math.min(1, load.booked_minutes / load.available_minutes);
  return (
    <span className={styles.load}>
      <span className={styles.bar}>
        <span className={share >= 0.9 ? styles.full : undefined} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.w}>{t('calendar.grid.loadShort', hoursOf(load))}</span>
    </span>
  );
}

/** Hours to one decimal. */
function hoursOf({ booked_minutes, available_minutes }: NonNullable<DayCount['load']>) {
  const hours = (minutes: number) => numberFormat({ maximumFractionDigits: 1 }).format(minutes / 60);
  return { booked: hours(booked_minutes), available: hours(available_minutes) };
}

function wordsOf(count: DayCount | undefined, t: TFunction): string[] {
  if (!count) return [];
  return [
    count.closed === null ? '' : t('calendar.grid.closed', { why: count.closed }),
    count.hearings > 0 ? t('calendar.grid.hearings', { count: count.hearings }) : '',
    count.requested > 0 ? t('calendar.grid.requested', { count: count.requested }) : '',
    count.load ? t('calendar.grid.load', hoursOf(count.load)) : '',
  ].filter(Boolean);
}

function classOf(date: string, month: string, today: string, count: DayCount | undefined): string | undefined {
  const classes = [
    !date.startsWith(month) && styles.out,
    count && count.closed !== null && styles.off,
    date === today && styles.today,
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}

function targetOf(key: string, date: string, today: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayNumber(date));
    case 'End':
      return addDays(date, 6 - weekdayNumber(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    case 't':
    case 'T':
      return today;
    default:
      return null;
  }
}

function weeksOf(cells: readonly string[]): string[][] {
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
