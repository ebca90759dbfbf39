import { CalendarX, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Deadline } from '#contract/deadlines';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useListHearingsQuery, useListSittingsQuery } from './calendarApi.ts';
import styles from './DayAgenda.module.css';
import { DeadlineLines } from './DeadlineLines.tsx';
import { HearingLines } from './HearingLines.tsx';
import { SittingLine } from './SittingLine.tsx';

const OpenSitting = lazily(async () => (await import('./OpenSitting.tsx')).OpenSitting, null);
type Props = {
  date: string;
  /** Why the court is closed; empty if there are no hours on that day of the week; null on an open day. */
  closed: string | null;
  who: { judge_id?: string; courtroom_id?: string };
  onOpen: (id: string) => void;
  /** Whether the user sees and opens calendar calls. */
  schedules: boolean;
  /** What a filer must do on this day. */
  due?: readonly Deadline[] | undefined;
  today: string;
};

/** One day: whether the court is closed, its calendar calls, and its hearings in order. */
export function DayAgenda({ date, closed, who, onOpen, schedules, due = [], today }: Props) {
  const { t } = useTranslation();
  const { data, error } = useListHearingsQuery({ from: date, to: date, per_page: 200, ...who });
  const { data: sittings = [] } = useListSittingsQuery({ from: date, to: date }, { skip: !schedules });
  const [opening, setOpening] = useState(false);
  const calls = sittings.filter(
    ({ judge_id, courtroom_id }) =>
      (who.judge_id ?? judge_id) === judge_id && (who.courtroom_id ?? courtroom_id) === courtroom_id,
  );
  return (
    <div className={styles.agenda}>
      {schedules && data && data.admin_hearings.length > 0 && (
        <p className={styles.nothing}>
          <Link to={`/session?date=${date}${who.judge_id ? `&judge=${who.judge_id}` : ''}`}>
            {t('courtroom.openDay')}
          </Link>
        </p>
      )}
      {closed && (
        <p className={styles.closed}>
          <CalendarX className="i i-sm" aria-hidden />
          {t('calendar.day.closedFor', { why: closed })}
        </p>
      )}
      {!data && <CallFailure className="body" error={error} />}
      {!data && !error && (
        <div className="body">
          <Skeleton lines={2} />
        </div>
      )}
      {calls.map((sitting) => (
        <SittingLine key={sitting.id} sitting={sitting} />
      ))}
      {due.length > 0 && <DeadlineLines deadlines={due} today={today} />}
      {data?.admin_hearings.length === 0 && (
        <p className={`${styles.nothing} muted`}>
          {t(closed === '' ? 'calendar.day.noCourtDay' : 'calendar.day.none')}
        </p>
      )}
      {data && data.admin_hearings.length > 0 && <HearingLines hearings={data.admin_hearings} onOpen={onOpen} />}
      {schedules && (
        <div className={styles.agendaFoot}>
          <Button dense onClick={() => setOpening(true)}>
            <Plus className="i" aria-hidden />
            {t('calendar.sitting.open')}
          </Button>
        </div>
      )}
      {opening && <OpenSitting date={date} onClose={() => setOpening(false)} />}
    </div>
  );
}
