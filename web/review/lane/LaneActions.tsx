import { useTranslation } from 'react-i18next';
import type { Lane } from '#contract/lane';
import { reviewKeys } from '#web/filings/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { HoldStrip } from '../HoldStrip.tsx';
import { MessageLine } from '../MessageLine.tsx';
import type { LineMessage } from '../useMessageLine.ts';
import styles from './Lane.module.css';
import type { LaneRun } from './useLaneRun.ts';

const shown = ['previous', 'next', 'skip', 'leave'] as const;
type Act = (() => unknown) | undefined;
type Props = {
  acts: Record<(typeof shown)[number] | 'accepted', Act>;
  run: LaneRun;
  lane: Lane | undefined;
  message: LineMessage | null;
  receivedAt: number;
};

/** The actions of the lane with their keys; on the left, messages and the decisions that can be undone. */
export function LaneActions({ acts, run, lane, message, receivedAt }: Props) {
  const { t } = useTranslation();
  const holds = lane?.holds ?? [];
  return (
    <section className={styles.actions} aria-label={t('review.bench.actions')}>
      <div className={`grow ${styles.status}`}>
        <MessageLine message={message} />
        {holds.length > 0 ? (
          <HoldStrip holds={holds} receivedAt={receivedAt} />
        ) : (
          <p className="muted small" hidden={message !== null}>
            {t('review.lane.onlySeen')}
          </p>
        )}
      </div>
      {shown.map((act) => (
        <Button key={act} onClick={() => acts[act]?.()} disabled={!acts[act]}>
          {t(`review.lane.act.${act}`)}
          <kbd aria-hidden>{reviewKeys[act]}</kbd>
        </Button>
      ))}
      <Button kind="primary" onClick={() => acts.accepted?.()} disabled={!acts.accepted}>
        {t('review.lane.act.accept', { count: run.run.length })}
        <kbd aria-hidden>{reviewKeys.accepted}</kbd>
      </Button>
    </section>
  );
}
