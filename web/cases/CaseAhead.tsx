import { CalendarDays, Clock, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseAhead as Ahead } from '#contract/home';
import { pathTo } from '#domain/paths/pathTo';
import { keepCitations } from '#domain/text/keepCitations';
import { weekdayAndDay } from '#web/deadlines/Derivation.tsx';
import { writeCourtDays } from '#web/deadlines/writeCourtDays.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status } from '#web/ui/Status.tsx';
import styles from './CaseAhead.module.css';
import { useCaseAhead } from './useCaseAhead.ts';

/** The next hearing and the next deadline, at the top of a filer's case. */
export function CaseAhead({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const ahead = useCaseAhead(caseId);
  if (!ahead) return null;
  return (
    <section className={`panel ${styles.ahead}`} aria-label={t('cases.ahead.label')}>
      <Next title={t('cases.ahead.hearing')} icon={<CalendarDays className="i" aria-hidden />}>
        {ahead.hearing ? (
          <NextHearing hearing={ahead.hearing} />
        ) : (
          <p className="muted">{t('cases.ahead.noHearing')}</p>
        )}
      </Next>
      <Next title={t('cases.ahead.deadline')} icon={<Clock className="i" aria-hidden />}>
        {ahead.deadline ? (
          <NextDeadline deadline={ahead.deadline} today={ahead.today} />
        ) : (
          <p className="muted">{t('cases.ahead.noDeadline')}</p>
        )}
        {ahead.overdue > 0 && (
          <p className="small">
            <Link to={pathTo.case(caseId, 'deadlines')}>{t('cases.ahead.overdue', { count: ahead.overdue })}</Link>
          </p>
        )}
      </Next>
    </section>
  );
}

function Next({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.next}>
      <h2>
        {icon}
        {title}
      </h2>
      {children}
    </div>
  );
}

function NextHearing({ hearing }: { hearing: NonNullable<Ahead['hearing']> }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { id, event_type, hearing_date, hearing_time, venue, judge, remote_url } = hearing;
  return (
    <>
      <p>
        <Link className="strong" to={pathTo.hearing(id, hearing_date)}>
          {event_type}
        </Link>
      </p>
      <p>
        {weekdayAndDay(t, hearing_date, format)}, {format.clock(hearing_time)}
      </p>
      <p className="small">{[venue, judge].filter(Boolean).join(', ')}</p>
      {remote_url && (
        <p className="small">
          <a href={remote_url} target="_blank" rel="noreferrer">
            <Video className="i i-sm" aria-hidden /> {t('home.hearings.remote')}
          </a>
        </p>
      )}
    </>
  );
}

function NextDeadline({ deadline, today }: { deadline: NonNullable<Ahead['deadline']>; today: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { id, action, case_number, due_date, due_time, authority, urgent, court_days_left } = deadline;
  return (
    <>
      <p>
        <Link className="strong" to={pathTo.deadline(case_number, id)}>
          {action}
        </Link>{' '}
        <Status tone={urgent ? 'warn' : 'info'} icon={Clock}>
          {writeCourtDays(t, court_days_left, false, due_date === today)}
        </Status>
      </p>
      <p>
        {weekdayAndDay(t, due_date, format)}
        {due_time && `, ${due_time}`}
      </p>
      <p className="small">{keepCitations(authority)}</p>
    </>
  );
}
