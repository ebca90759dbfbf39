import { useTranslation } from 'react-i18next';
import type { BoardHearing, CalendarBoard } from '#contract/calendarBoard';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';
import { startOf } from './boardHours.ts';
import styles from './PostedCalendar.module.css';

/**
 * The calendar as the court posts it, on paper only: a page for each department of each day, by time. Requests are not
 * on it, and a case that is not open to the public is not named.
 */
export function PostedCalendar({ board }: { board: CalendarBoard }) {
  const posted = board.hearings.filter(({ status }) => status === 'scheduled' || status === 'completed');
  const order = new Map(board.courtrooms.map(({ name }, index) => [name, index]));
  const places = [...new Set(posted.map(({ venue }) => venue))].sort(
    (a, b) => (order.get(a) ?? 999) - (order.get(b) ?? 999) || a.localeCompare(b),
  );
  return (
    <div className={styles.posted}>
      {board.days.flatMap(({ date }) =>
        places.map((venue) => {
          const own = posted.filter((one) => one.venue === venue && one.hearing_date === date);
          return own.length > 0 && <Page key={`${date} ${venue}`} date={date} venue={venue} hearings={own} />;
        }),
      )}
    </div>
  );
}

function Page({ date, venue, hearings }: { date: string; venue: string; hearings: readonly BoardHearing[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  const court = useAppSelector(({ user }) => user.court_name);
  const judges = [...new Set(hearings.map(({ judge }) => judge))];
  return (
    <section className={styles.page}>
      <header>
        <p>{court}</p>
        <h2>{t('calendar.board.posted.heading', { venue })}</h2>
        <p>{format.longDay(date)}</p>
        <p>{judges.join(', ')}</p>
      </header>
      <table>
        <thead>
          <tr>
            {(['time', 'number', 'title', 'type', 'counsel'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`calendar.board.posted.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...hearings]
            .sort((a, b) => startOf(a) - startOf(b) || a.case_number.localeCompare(b.case_number))
            .map((hearing) => (
              <tr key={hearing.id}>
                <td>{format.clock(hearing.hearing_time)}</td>
                <td>{hearing.is_open ? hearing.case_number : t('calendar.board.posted.confidential')}</td>
                <td>{hearing.is_open && hearing.case_title}</td>
                <td>{hearing.event_type}</td>
                <td>{hearing.is_open && hearing.counsel.join('; ')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
