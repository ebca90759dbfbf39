import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MyDay } from '#contract/chambers';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './DayAside.module.css';

/** What changed since the last evening, orders, requests, and the week ahead. */
export function DayAside({ day, judge }: { day: MyDay; judge: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { changed, orders, requests, week } = day;
  const isQuiet = changed.filings.length + changed.hearings.length === 0;
  return (
    <>
      <Panel title={t('chambers.myDay.changed')}>
        <p className={`muted small ${styles.since}`}>{t('chambers.myDay.since', { at: format.moment(day.since) })}</p>
        {isQuiet && <p className="muted">{t('chambers.myDay.nothingChanged')}</p>}
        <ul className="stack">
          {changed.filings.map(({ filing_id, title, case_number, filed_by }) => (
            <li key={filing_id}>
              <Link to={pathTo.paper(filing_id)}>{title}</Link>{' '}
              <span className="muted small">
                {t('chambers.myDay.filedIn', { number: case_number, filer: filed_by })}
              </span>
            </li>
          ))}
          {changed.hearings.map((hearing) => (
            <li key={hearing.id}>
              <Link to={pathTo.hearing(hearing.id, hearing.hearing_date)}>{hearing.case_title}</Link>{' '}
              <span className="muted small">
                {t('chambers.myDay.hearingNow', {
                  event: hearing.event_type,
                  day: format.day(hearing.hearing_date),
                  time: format.clock(hearing.hearing_time),
                  status: t(`chambers.status.${hearing.status}`),
                })}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('chambers.myDay.orders')} aside={<CountBadge count={orders.total} />}>
        {orders.total === 0 && <p className="muted">{t('chambers.myDay.noOrders')}</p>}
        <ul className="stack">
          {orders.next.map(({ filing_id, title, case_number }) => (
            <li key={filing_id}>
              <Link to={pathTo.paper(filing_id)}>{title}</Link> <span className="muted small">{case_number}</span>
            </li>
          ))}
        </ul>
        {orders.total > orders.next.length && (
          <p className={styles.all}>
            <Link to={pathTo.awaiting('signature', judge)}>{t('chambers.myDay.allOrders')}</Link>
          </p>
        )}
      </Panel>
      <Panel title={t('chambers.myDay.requests')} aside={<CountBadge count={requests.length} />}>
        {requests.length === 0 && <p className="muted">{t('chambers.myDay.noRequests')}</p>}
        <ul className="stack">
          {requests.map(({ id, case_title, event_type, hearing_date, hearing_time }) => (
            <li key={id}>
              <Link to={pathTo.hearing(id, hearing_date)}>{case_title}</Link>{' '}
              <span className="muted small">
                {event_type}, {format.day(hearing_date)}, {format.clock(hearing_time)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('chambers.myDay.week')}>
        {week.length === 0 && <p className="muted">{t('chambers.myDay.emptyWeek')}</p>}
        <ul className="stack">
          {week.map(({ date, hearings, first }) => (
            <li key={date}>
              <Link to={`/judge-dashboard?view=day&date=${date}`}>{format.longDay(date)}</Link>{' '}
              <span className="muted small">
                {t('chambers.myDay.weekDay', {
                  hearings: t('chambers.hearings', { count: hearings }),
                  time: format.clock(first),
                })}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
