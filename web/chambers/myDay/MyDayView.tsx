import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { HeldRulings } from '#web/rulings/HeldRulings.tsx';
import { RuleDialog } from '#web/rulings/RuleDialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReadMyDayQuery } from '../chambersApi.ts';
import { ForYou } from '../memos/ForYou.tsx';
import { useSits } from '../useSits.ts';
import { DayAside } from './DayAside.tsx';
import { MotionsPanel } from './MotionsPanel.tsx';
import styles from './MyDayView.module.css';
import { TodayCalendar } from './TodayCalendar.tsx';
import { useChosenMotion } from './useChosenMotion.ts';

/** How often the live status is read again. */
const usualMs = 60_000;

/** A judge's day: today's calendar and matters under submission, ruled on by key; beside them, what is new. */
export function MyDayView() {
  const { t } = useTranslation();
  const sits = useSits();
  const { data, error } = useReadMyDayQuery(undefined, { pollingInterval: usualMs, refetchOnFocus: true });
  const keys = useChosenMotion(data);
  if (!data) return error ? <CallFailure className="before" error={error} /> : <Skeleton lines={8} fills />;
  return (
    <>
      {sits && <HeldRulings held={data.held} />}
      {sits && <p className="muted small">{t('chambers.myDay.keys')}</p>}
      <div className={styles.myDay}>
        <div className="stack">
          <TodayCalendar hearings={data.hearings} keys={keys} />
          <MotionsPanel
            title={t('chambers.myDay.submitted')}
            none={t('chambers.myDay.noneSubmitted')}
            motions={data.submitted}
            total={data.submitted.length}
            keys={keys}
          />
          <MotionsPanel
            title={t('chambers.myDay.pending')}
            none={t('chambers.myDay.nonePending')}
            motions={data.pending.next}
            total={data.pending.total}
            keys={keys}
          />
        </div>
        <div className="stack">
          <ForYou />
          <DayAside day={data} />
        </div>
      </div>
      {keys.ruling && (
        <RuleDialog
          key={`${keys.ruling.chosen.motion.filing_id} ${keys.ruling.first}`}
          motion={keys.ruling.chosen.motion}
          first={keys.ruling.first}
          hearing={keys.ruling.chosen.hearing}
          today={data.today}
          onClose={keys.close}
        />
      )}
    </>
  );
}
