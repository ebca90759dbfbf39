import { useTranslation } from 'react-i18next';
import { reviewKeys } from '#web/filings/useReviewKeys.ts';
import type { ReviewHere } from '../useReview.tsx';
import styles from './FinishWords.module.css';

/** Shown after the last uncertain field: the permitted decisions and the next filing, with their keys. */
export function FinishWords({ review: { acts } }: { review: ReviewHere }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.finishKeys}>
      {(['accepted', 'returned', 'rejected', 'next'] as const).map((act) =>
        acts[act] ? (
          <li key={act}>
            <kbd>{reviewKeys[act]}</kbd> {t(`review.shortcuts.act.${act}`)}
          </li>
        ) : null,
      )}
    </ul>
  );
}
