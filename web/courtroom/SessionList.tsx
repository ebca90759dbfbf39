import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionHearing } from '#contract/courtroom';
import { useFormat } from '#web/preferences/useFormat.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge, Status, type Tone } from '#web/ui/Status.tsx';
import styles from './SessionList.module.css';

export const courtroomTones: Record<SessionHearing['status'], Tone> = {
  waiting: 'info',
  called: 'gold',
  in_session: 'gold',
  submitted: 'warn',
  continued: 'warn',
  done: 'ok',
  off_calendar: 'none',
};

type Props = { hearings: readonly SessionHearing[]; chosen: string | null; onChoose: (id: string) => void };

/** The calendar of the session in order, with the status of each hearing. */
export function SessionList({ hearings, chosen, onChoose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Panel title={t('courtroom.calendar')} padded={false}>
      {hearings.length === 0 && (
        <EmptyState icon={CalendarDays} title={t('courtroom.noHearings')} text={t('courtroom.noHearingsText')} />
      )}
      <ol className={styles.sessionList}>
        {hearings.map(({ id, hearing_time, expected_time, case_title, status, needs_signature, ...hearing }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen || undefined}
              className={styles.sessionCase}
              onClick={() => onChoose(id)}
            >
              <span className={styles.sessionTime}>{format.clock(hearing_time)}</span>
              <span className={styles.sessionName}>
                <strong>{case_title}</strong>
                <span className="muted small">
                  {t('courtroom.caseOf', { number: hearing.case_number, event: hearing.event_type })}
                </span>
                <span>
                  <Status tone={courtroomTones[status]}>{t(`courtroom.status.${status}`)}</Status>{' '}
                  {expected_time && (
                    <Badge tone="warn">{t('lists.expected', { time: format.clock(expected_time) })}</Badge>
                  )}{' '}
                  {needs_signature && <Badge tone="warn">{t('courtroom.toSign')}</Badge>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
