import { useTranslation } from 'react-i18next';
import type { Doubt } from '#contract/heldSubmissions';
import styles from './DoubtTable.module.css';

type Props = {
  doubts: readonly Doubt[];
  /** What the document is compared with: its destination, or the returned document. */
  against: 'destination' | 'returned';
};

/** Each difference in one sentence, with the words of the document next to the expected value. */
export function DoubtTable({ doubts, against }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles.doubts}>
      {doubts.map((doubt) => (
        <li key={doubt.message}>
          <p>{doubt.message}</p>
          {(doubt.expected !== null || doubt.page !== null) && (
            <dl>
              {doubt.expected !== null && (
                <div>
                  <dt>{t(`filings.doubts.${against}`)}</dt>
                  <dd>{doubt.expected}</dd>
                </div>
              )}
              <div>
                <dt>
                  {doubt.page === null
                    ? t(`filings.doubts.${against === 'returned' ? 'newDocument' : 'document'}`)
                    : t('filings.doubts.documentPage', { page: doubt.page })}
                </dt>
                <dd>{doubt.document}</dd>
              </div>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
