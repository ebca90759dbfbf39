import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useListHearingsQuery } from '../calendarApi.ts';
import styles from './HearingsOnDay.module.css';

const atMost = 200;

type Props = {
  from: string;
  until: string | null;
  isClosed: boolean;
  /** The screen that reschedules the hearings of a declared closure. */
  reschedulesAt?: string;
};

/**
 * The scheduled hearings that a closure affects, shown before it is saved and until they are rescheduled. Each links to
 * the hearing; for a closure of several days, it also shows its date.
 */
export function HearingsOnDay({ from, until, isClosed, reschedulesAt }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { currentData, error } = useListHearingsQuery({
    from,
    to: until || from,
    status: 'scheduled',
    per_page: atMost,
  });
  const hearings = currentData?.admin_hearings;
  const total = currentData?.total_hearings;
  const day = until ? `${format.day(from)} – ${format.day(until)}` : format.day(from);
  if (error) return <CallFailure error={error} />;
  if (!hearings) return <Skeleton lines={2} />;
  if (hearings.length === 0) {
    return isClosed ? null : <p className="muted">{t('calendar.settings.closures.noHearings')}</p>;
  }
  return (
    <section aria-label={t('calendar.settings.closures.affectedOn', { day })} className={styles.affected}>
      <Note tone="warn">
        {t(isClosed ? 'calendar.settings.closures.toMove' : 'calendar.settings.closures.affected', {
          count: total ?? hearings.length,
          day,
        })}
      </Note>
      {reschedulesAt && (
        <p>
          <Link to={reschedulesAt}>{t('calendar.batch.these')}</Link>
        </p>
      )}
      <ul>
        {hearings.map(({ id, hearing_date, hearing_time, case_number, case_title, event_type, venue }) => (
          <li key={id}>
            <Link to={pathTo.hearing(id, hearing_date)}>
              {until && `${format.day(hearing_date)}, `}
              {format.clock(hearing_time)} {case_number}, {case_title}
            </Link>
            <span className="muted small">
              {event_type}, {venue}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
