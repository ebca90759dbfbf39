import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Hold } from '#contract/review';
import { DecisionBadge } from '#web/filings/DecisionBadge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './HoldRows.module.css';
import { useHoldSeconds } from './useHoldSeconds.ts';
import { useUndo } from './useUndo.ts';

/** Held decisions, one per line. */
export function HoldRows({ holds, receivedAt }: { holds: readonly Hold[]; receivedAt: number }) {
  const { t } = useTranslation();
  const left = useHoldSeconds(holds, receivedAt);
  const { take, isLoading } = useUndo();
  return (
    <ul className={styles.holds}>
      {holds.map((hold) => (
        <li key={hold.review_id}>
          <DecisionBadge decision={hold.decision} />
          <span className="clip grow">{hold.document_name}</span>
          <span className="muted small nowrap">
            {left(hold) > 0 ? t('review.holds.left', { count: left(hold) }) : t('review.holds.now')}
          </span>
          {hold.mine ? (
            <Button
              dense
              busy={isLoading}
              onClick={() => void take(hold)}
              aria-label={t('review.holds.undoNamed', { name: hold.document_name })}
            >
              <Undo2 className="i" aria-hidden />
              {t('review.holds.undo')}
            </Button>
          ) : (
            <span className="muted small">{hold.by}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
