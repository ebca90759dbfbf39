import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/calls/errorText.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './viewer.module.css';

/** The desk while its document loads, or with the error if it cannot. */
export function DeskWaiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error === undefined) {
    return (
      <div className="desk" aria-busy>
        <div className={`${styles.sheet} ${styles.waiting}`}>
          <Skeleton lines={14} />
        </div>
      </div>
    );
  }
  return (
    <div className="desk" role="alert">
      <div className={styles.deskNote}>
        <p>{errorText(error)}</p>
        <button type="button" className="btn dense" onClick={onRetry}>
          <RotateCcw className="i" aria-hidden />
          {t('filings.viewer.retry')}
        </button>
      </div>
    </div>
  );
}
