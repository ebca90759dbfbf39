import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MyDay } from '#contract/chambers';
import { useFormat } from '#web/preferences/useFormat.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { MotionRow } from './MotionRow.tsx';
import styles from './TodayCalendar.module.css';
import type { useChosenMotion } from './useChosenMotion.ts';

type Props = { hearings: MyDay['hearings']; keys: ReturnType<typeof useChosenMotion> };

const tones: Record<MyDay['hearings'][number]['live'], Tone> = {
  waiting: 'info',
  called: 'gold',
  in_session: 'gold',
  submitted: 'gold',
  ruled: 'ok',
  continued: 'warn',
  done: 'ok',
  off_calendar: 'none',
};

/** Today's calendar in order, with the pending motions of each case. */
export function TodayCalendar({ hearings, keys }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Panel
      title={t('chambers.myDay.today')}
      padded={false}
      actions={
        <Link className={buttonClass({ dense: true })} to="/session">
          {t('lists.courtroom')}
        </Link>
      }
    >
      {hearings.length === 0 && (
        <EmptyState icon={CalendarDays} title={t('chambers.noHearings')} text={t('chambers.noHearingsText')} />
      )}
      <ol className={styles.todayList}>
        {hearings.map((hearing) => (
          <li key={hearing.id}>
            <div className={styles.todayHead}>
              <span className={styles.todayTime}>
                {format.clock(hearing.hearing_time)}
                {hearing.expected_time && (
                  <span className={styles.todayExpected}>
                    {t('lists.expected', { time: format.clock(hearing.expected_time) })}
                  </span>
                )}
              </span>
              <span className={styles.todayCase}>
                <Link to={`/judge-dashboard?view=day&hearing=${hearing.id}`}>{hearing.case_title}</Link>
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
              </span>
              <Status tone={tones[hearing.live]}>{t(`chambers.myDay.live.${hearing.live}`)}</Status>
            </div>
            {hearing.motions.length > 0 && (
              <ul className={styles.todayMotions}>
                {hearing.motions.map((motion) => (
                  <MotionRow
                    key={motion.filing_id}
                    motion={motion}
                    isChosen={motion.filing_id === keys.chosenId}
                    onChoose={() => keys.choose(motion.filing_id)}
                    onRule={(first) => keys.rule({ motion, hearing }, first)}
                    onTentative={() => keys.write({ motion, hearing })}
                    onAdopt={() => keys.adopt({ motion, hearing })}
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
