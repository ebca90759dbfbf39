import { CalendarClock, CircleCheck, CircleSlash, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Hearing } from '#contract/hearings';
import type { HearingStatus } from '#domain/hearings/statuses';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status, type Tone } from '#web/ui/Status.tsx';
import styles from './HearingLines.module.css';
import { MovedFrom } from './MovedFrom.tsx';

type Props = {
  hearings: readonly Hearing[];
  /** Shows Today next to the time, and the date for any other day. */
  today?: string;
  onOpen: (id: string) => void;
};

/** Hearings as a list: time, type, case, place, and judge. */
export function HearingLines({ hearings, today, onOpen }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <ul className={styles.hl}>
      {hearings.map((hearing) => (
        <li key={hearing.id} className={isOff(hearing.status) ? styles.off : undefined}>
          <time dateTime={hearing.starts_at}>
            {format.clock(hearing.hearing_time)}
            {today && (
              <small>
                {hearing.hearing_date === today ? t('calendar.today') : format.shortDay(hearing.hearing_date)}
              </small>
            )}
          </time>
          <div>
            <button type="button" className="link-button strong" onClick={() => onOpen(hearing.id)}>
              {hearing.event_type}
              <span className="vh">{t('calendar.line.in', { title: hearing.case_title })}</span>
            </button>
            <p>
              {t('calendar.line.case', { number: hearing.case_number, title: hearing.case_title })}
              <br />
              {t('calendar.line.place', { venue: hearing.venue, judge: hearing.judge })}
              {hearing.mediator && <> {t('calendar.line.mediator', { name: hearing.mediator })}</>}
            </p>
            <MovedFrom dates={hearing.moved_from?.slice(0, 1)} isShort />
            {hearing.expected_time && (
              <Status tone="warn">{t('lists.expected', { time: format.clock(hearing.expected_time) })}</Status>
            )}
            {hearing.status !== 'scheduled' && <HearingStatusWord status={hearing.status} />}
            {hearing.sitting && <p className="small">{t('calendar.line.sitting', { title: hearing.sitting.title })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

const looks: Record<HearingStatus, { tone: Tone; icon: LucideIcon }> = {
  requested: { tone: 'warn', icon: CalendarClock },
  scheduled: { tone: 'info', icon: CalendarClock },
  completed: { tone: 'ok', icon: CircleCheck },
  adjourned: { tone: 'none', icon: CircleSlash },
  cancelled: { tone: 'bad', icon: CircleX },
};

/** The status of a hearing, as an icon and a word. */
export function HearingStatusWord({ status }: { status: HearingStatus }) {
  const { t } = useTranslation();
  return (
    <Status tone={looks[status].tone} icon={looks[status].icon}>
      {t(`calendar.status.${status}`)}
    </Status>
  );
}

function isOff(status: HearingStatus): boolean {
  return status === 'cancelled' || status === 'adjourned';
}
