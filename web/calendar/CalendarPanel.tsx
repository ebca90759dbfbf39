import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Deadline } from '#contract/deadlines';
import { addDays, shiftMonth } from '#domain/days/days';
import { monthGrid, weekOf } from '#domain/days/monthGrid';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from './CalendarPanel.module.css';
import calendarStyles from './calendar.module.css';
import { useCountDaysQuery, useListJudgesQuery, useReadCourtCalendarQuery } from './calendarApi.ts';
import { DayAgenda } from './DayAgenda.tsx';
import { DayCalls } from './DayCalls.tsx';
import { DeadlineLines } from './DeadlineLines.tsx';
import { HearingTable } from './HearingTable.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { type CalendarAddress, type ChangeAddress, calendarViews } from './useCalendarAddress.ts';
import { useDeadlinesDue } from './useDeadlinesDue.ts';
import { nameMonth } from './writeTimes.ts';

const CalendarBoard = lazily(async () => (await import('./board/CalendarBoard.tsx')).CalendarBoard);

type Props = {
  today: string;
  address: CalendarAddress;
  change: ChangeAddress;
  onOpen: (id: string) => void;
  schedules: boolean;
};

/** The calendar: by month, week, or day, or as a list; for the entire court, one judge, or one courtroom. */
export function CalendarPanel({ today, address, change, onOpen, schedules }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const shown = useShownDays(today, address);
  const { view, month, day } = address;
  const { days, error } = shown;

  return (
    <div className="stack">
      <section className="panel" aria-labelledby="calendar-heading" aria-busy={shown.isFetching}>
        <CalendarHead today={today} address={address} change={change} shown={shown} />
        <CalendarFilters address={address} change={change} />
        <CallFailure className="body" error={error} />
        {shown.due.isTruncated && (
          <p className="body small">
            {t('calendar.due.truncated')} <Link to={pathTo.deadlines({ state: 'open' })}>{t('calendar.due.all')}</Link>
          </p>
        )}
        {/* Days without counts would look like days without hearings. */}
        {view === 'month' && (days || !error) && (
          <MonthGrid
            month={month}
            today={today}
            selected={day}
            days={days}
            due={shown.due.byDay}
            onSelect={(date) => change({ month, day: date })}
            onMonth={(next) => change({ month: next, day: '' })}
          />
        )}
        {(view === 'week' || view === 'day') && (
          <>
            <BoardDeadlines days={shown.range} due={shown.due.byDay} today={today} />
            <CalendarBoard days={shown.range} {...{ address, change, schedules, onOpen }} />
            {view === 'day' && schedules && <DayCalls date={shown.date} judge={address.judge} />}
          </>
        )}
        {view === 'list' && <HearingTable address={address} change={change} onOpen={onOpen} />}
      </section>
      {view === 'month' && day && (
        <section className="panel" aria-labelledby="day-heading">
          <header>
            <h2 id="day-heading">{format.longDay(day)}</h2>
            <div className="end">
              <Button dense onClick={() => change({ day: '', month })}>
                {t('calendar.day.close')}
              </Button>
            </div>
          </header>
          <DayAgenda
            date={day}
            closed={days?.find((one) => one.date === day)?.closed ?? null}
            who={shown.who}
            due={shown.due.byDay.get(day)}
            {...{ onOpen, schedules, today }}
          />
        </section>
      )}
    </div>
  );
}

type Due = { days: readonly string[]; due: ReadonlyMap<string, readonly Deadline[]>; today: string };

/** A filer's deadlines on the days of the board. */
function BoardDeadlines({ days, due, today }: Due) {
  const format = useFormat();
  return days.map((date) => {
    const own = due.get(date) ?? [];
    if (own.length === 0) return null;
    return (
      <section key={date} className={styles.due} aria-label={format.longDay(date)}>
        <h3>{format.longDay(date)}</h3>
        <DeadlineLines deadlines={own} today={today} />
      </section>
    );
  });
}

/** The days that the view shows, with the number of hearings on each. */
function useShownDays(today: string, { view, month, day, judge, room }: CalendarAddress) {
  const date = day ?? (today.startsWith(month) ? today : `${month}-01`);
  const week = weekOf(date);
  const range = view === 'month' ? monthGrid(month) : view === 'week' ? week : [date];
  const who = { ...(judge && { judge_id: judge }), ...(room && { courtroom_id: room }) };
  // The board of a day or a week counts nothing.
  const { data, error, isFetching } = useCountDaysQuery(
    { from: range[0]!, to: range.at(-1)!, ...who },
    { skip: view !== 'month' },
  );
  const due = useDeadlinesDue(range[0]!, range.at(-1)!, view !== 'list' && Object.keys(who).length === 0);
  return { date, week, range, who, days: data, due, error: error ?? due.error, isFetching };
}

type HeadProps = Pick<Props, 'today' | 'address' | 'change'> & { shown: ReturnType<typeof useShownDays> };

/** The displayed period, buttons for the previous and next period, and the choice of views. */
function CalendarHead({ today, address, change, shown: { date, week } }: HeadProps) {
  const format = useFormat();
  const { t } = useTranslation();
  const { view, month } = address;
  const goTo = (to: string) => change({ month: to.slice(0, 7), day: to });
  const step = (direction: 1 | -1) => {
    if (view === 'month') return change({ month: shiftMonth(month, direction), day: '' });
    goTo(addDays(date, view === 'week' ? 7 * direction : direction));
  };
  const heading = {
    month: () => nameMonth(month),
    week: () => t('calendar.weekOf', { from: format.shortDay(week[0]!), to: format.shortDay(week[6]!) }),
    day: () => format.longDay(date),
    list: () => t('calendar.list.heading'),
  }[view];
  return (
    <header className={styles.calHead}>
      <h2 id="calendar-heading" aria-live="polite">
        {heading()}
      </h2>
      {view !== 'list' && (
        <div className="row">
          <Button dense onClick={() => step(-1)}>
            <ChevronLeft className="i" aria-hidden />
            {t('calendar.previous')}
          </Button>
          <Button dense onClick={() => (view === 'month' ? change({ month: '', day: '' }) : goTo(today))}>
            {t('calendar.today')}
          </Button>
          <Button dense onClick={() => step(1)}>
            {t('calendar.next')}
            <ChevronRight className="i" aria-hidden />
          </Button>
        </div>
      )}
      <div className="end">
        <Segmented
          label={t('calendar.views.label')}
          value={view}
          options={calendarViews.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
          onChange={(value) => change({ view: value === 'month' ? '' : value })}
        />
      </div>
    </header>
  );
}

function CalendarFilters({ address, change }: { address: CalendarAddress; change: ChangeAddress }) {
  const { t } = useTranslation();
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  return (
    <search className={calendarStyles.calFilters} aria-label={t('calendar.filters.label')}>
      <Select
        label={t('calendar.filters.judge')}
        value={address.judge}
        onChange={(judge) => change({ judge })}
        placeholder={t('calendar.filters.everyJudge')}
        options={judges.map(({ id, name }) => ({ value: id, label: name }))}
        required={false}
      />
      <Select
        label={t('calendar.filters.room')}
        value={address.room}
        onChange={(room) => change({ room })}
        placeholder={t('calendar.filters.everyRoom')}
        options={court?.courtrooms.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        required={false}
      />
    </search>
  );
}
