import { CalendarDays, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChambersDay } from '#contract/chambers';
import { useFormat } from '#web/preferences/useFormat.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import styles from './DayHearings.module.css';

type Props = { day: ChambersDay; open: string | null; onOpen: (id: string) => void };

const tones: Record<string, Tone> = { scheduled: 'info', completed: 'ok', adjourned: 'warn', cancelled: 'none' };

/** The hearings of the day in order; each opens its binder. */
export function DayHearings({ day, open, onOpen }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  if (day.hearings.length === 0) {
    return <EmptyState icon={CalendarDays} title={t('chambers.noHearings')} text={t('chambers.noHearingsText')} />;
  }
  return (
    <ul className={styles.dayHearings}>
      {day.hearings.map((hearing) => (
        <li key={hearing.id}>
          <button type="button" aria-current={hearing.id === open || undefined} onClick={() => onOpen(hearing.id)}>
            <span className={styles.dayTime}>{format.clock(hearing.hearing_time)}</span>
            <span className={styles.dayAbout}>
              <strong>{hearing.case_title}</strong>
              <span className="muted small">
                {t('chambers.hearingAbout', {
                  number: hearing.case_number,
                  event: hearing.event_type,
                  venue: hearing.venue,
                })}
              </span>
              {hearing.for_judge && (
                <span className="small">{t('chambers.forJudge', { judge: hearing.for_judge })}</span>
              )}
              <span className={`${styles.dayFacts} small`}>
                <Status tone={tones[hearing.status] ?? 'none'}>{t(`chambers.status.${hearing.status}`)}</Status>
                <span className="muted">{t('chambers.papers', { count: hearing.papers })}</span>
                {hearing.has_notes && (
                  <span className="muted">
                    <NotebookPen className="i i-sm" aria-hidden /> {t('chambers.noted')}
                  </span>
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
