import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeWeek, WeekDay } from '#contract/home';
import { weekdayOf } from '#domain/days/days';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { RemoteLink } from './HearingsPart.tsx';
import styles from './home.module.css';

type Props = { day: WeekDay; week: HomeWeek };

/** One day of the week: closures by court, hearings in their order, and what is due. A weekend appears if it has any. */
export function WeekDayList({ day, week }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { date, closed, open, hearings, deadlines } = day;
  const weekday = weekdayOf(date);
  const isWeekend = weekday === 'Saturday' || weekday === 'Sunday';
  const isEmpty = hearings.length + deadlines.length === 0;
  if (isWeekend && isEmpty) return null;
  const isToday = date === week.today;
  const isOfSession = (court: string) => court === week.courts[0]?.name;
  return (
    <li className={isToday ? `${styles.day} ${styles.today}` : styles.day} aria-current={isToday ? 'date' : undefined}>
      <h3>
        {t(`deadlines.weekday.${weekday}`)} <span>{format.shortDay(date)}</span>
      </h3>
      {closed.map(({ court, reason }) => (
        <p key={court} className={styles.closed}>
          {week.courts.length > 1 ? t('home.week.closedAt', { court, reason }) : t('home.week.closed', { reason })}
        </p>
      ))}
      {isEmpty && open && <p className="muted small">{t('home.week.nothing')}</p>}
      <ul>
        {hearings.map((hearing) => (
          <li key={hearing.id}>
            <b className="strong">{format.clock(hearing.hearing_time)}</b>{' '}
            {isOfSession(hearing.court) ? (
              <Link to={pathTo.hearing(hearing.id, date)}>{hearing.event_type}</Link>
            ) : (
              hearing.event_type
            )}
            <p className="small">{[hearing.case_number, hearing.venue].join(', ')}</p>
            {!isOfSession(hearing.court) && <p className="small">{hearing.court}</p>}
            <RemoteLink hearing={hearing} />
          </li>
        ))}
        {deadlines.map((due) => (
          <li key={due.id} className={styles.due}>
            <b className="strong">{t('home.week.due')}</b>{' '}
            {isOfSession(due.court) ? (
              <Link to={pathTo.deadline(due.case_number, due.id)}>{due.action}</Link>
            ) : (
              due.action
            )}
            <p className="small">{[due.case_number, due.due_time].filter(Boolean).join(', ')}</p>
            {!isOfSession(due.court) && <p className="small">{due.court}</p>}
          </li>
        ))}
      </ul>
    </li>
  );
}
