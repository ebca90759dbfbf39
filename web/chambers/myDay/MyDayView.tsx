import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { HeldRulings } from '#web/rulings/HeldRulings.tsx';
import { LapsedRulings } from '#web/rulings/LapsedRulings.tsx';
import { LazyRuleDialog } from '#web/rulings/LazyRuleDialog.ts';
import { useAdoptTentative } from '#web/rulings/tentatives/useAdoptTentative.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReadMyDayQuery } from '../chambersApi.ts';
import { ForYou } from '../memos/ForYou.tsx';
import type { ChambersAddress } from '../useChambersAddress.ts';
import { useSits } from '../useSits.ts';
import { DayAside } from './DayAside.tsx';
import { MotionsPanel } from './MotionsPanel.tsx';
import styles from './MyDayView.module.css';
import { TodayCalendar } from './TodayCalendar.tsx';
import { useChosenMotion } from './useChosenMotion.ts';

const TentativeDialog = lazily(
  async () => (await import('#web/rulings/tentatives/TentativeDialog.tsx')).TentativeDialog,
  null,
);

/** How often the live status is read again. */
const usualMs = 60_000;

/** A judge's day: today's calendar and matters under submission, ruled on by key; beside them, what is new. */
export function MyDayView({ address: { judge, ofJudge } }: { address: ChambersAddress }) {
  const { t } = useTranslation();
  const sits = useSits();
  const { data, error } = useReadMyDayQuery(ofJudge, { pollingInterval: usualMs, refetchOnFocus: true });
  const adopt = useAdoptTentative();
  const keys = useChosenMotion(data, ({ motion, hearing }) => void adopt(motion, hearing?.id));
  if (!data) return error ? <CallFailure className="before" error={error} /> : <Skeleton lines={8} fills />;
  return (
    <>
      {sits && <HeldRulings held={data.held} />}
      {sits && <LapsedRulings lapsed={data.lapsed} />}
      {sits && <p className={`muted small ${styles.keys}`}>{t('chambers.myDay.keys')}</p>}
      <div className={styles.myDay}>
        <div className="stack">
          <TodayCalendar hearings={data.hearings} keys={keys} />
          <MotionsPanel
            title={t('chambers.myDay.submitted')}
            none={t('chambers.myDay.noneSubmitted')}
            motions={data.submitted}
            total={data.submitted.length}
            keys={keys}
            more={<Link to={pathTo.matters(judge)}>{t('rulings.matters.open')}</Link>}
          />
          <MotionsPanel
            title={t('chambers.myDay.pending')}
            none={t('chambers.myDay.nonePending')}
            motions={data.pending.next}
            total={data.pending.total}
            keys={keys}
            all={<Link to={pathTo.awaiting('ruling', judge)}>{t('chambers.myDay.allPending')}</Link>}
          />
        </div>
        <div className="stack">
          <ForYou />
          <DayAside day={data} judge={judge} />
        </div>
      </div>
      {keys.writing && (
        <TentativeDialog
          motion={keys.writing.motion}
          hearing={keys.writing.hearing}
          today={data.today}
          onClose={() => keys.write(null)}
        />
      )}
      {keys.ruling && (
        <LazyRuleDialog
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
