import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hold } from '#contract/review';
import { DecisionBadge } from '#web/filings/DecisionBadge.tsx';
import { reviewKeys } from '#web/filings/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { HoldRows } from './HoldRows.tsx';
import styles from './HoldStrip.module.css';
import { lastHold } from './lastHold.ts';
import { useHoldSeconds } from './useHoldSeconds.ts';
import { useUndo } from './useUndo.ts';

type Props = { holds: readonly Hold[]; receivedAt: number; onUndone?: ((hold: Hold) => void) | undefined };

/** The last decision, while it can be undone, with a link to all decisions that can be undone. */
export function HoldStrip({ holds, receivedAt, onUndone }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const left = useHoldSeconds(holds, receivedAt);
  const { take, isLoading } = useUndo(onUndone);
  const hold = lastHold(holds);
  const others = holds.length - (hold ? 1 : 0);
  return (
    <div className={styles.holdStrip}>
      {hold && (
        <>
          <DecisionBadge decision={hold.decision} />
          <span className={styles.held}>
            <span className="small clip" title={hold.document_name}>
              {hold.document_name}
            </span>
            <span className={`muted small nowrap ${styles.holdLeft}`}>
              {left(hold) > 0 ? t('review.holds.left', { count: left(hold) }) : t('review.holds.now')}
            </span>
          </span>
          <Button
            dense
            busy={isLoading}
            onClick={() => void take(hold)}
            aria-label={t('review.holds.undoNamed', { name: hold.document_name })}
          >
            <Undo2 className="i" aria-hidden />
            {t('review.holds.undo')}
            <kbd aria-hidden>{reviewKeys.undo}</kbd>
          </Button>
        </>
      )}
      {others > 0 && (
        <Button kind="quiet" dense onClick={() => setAll(true)}>
          {t('review.holds.others', { count: others })}
        </Button>
      )}
      <Dialog isOpen={all && holds.length > 0} onClose={() => setAll(false)} title={t('review.holds.heading')}>
        <HoldRows holds={holds} receivedAt={receivedAt} />
      </Dialog>
    </div>
  );
}
