import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/review';
import { useFormat } from '#web/preferences/useFormat.ts';
import { DecisionBadge } from './DecisionBadge.tsx';
import styles from './Decisions.module.css';
import { filingNumber } from './filingNumber.ts';

/** The court's decisions on a filing with reason, rule, and number, the first one first. */
export function Decisions({ reviews }: { reviews: Review[] }) {
  return (
    <ol className={styles.reviews}>
      {reviews.map((review) => (
        <Decision key={review.id} review={review} />
      ))}
    </ol>
  );
}

function Decision({ review }: { review: Review }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <li>
      <div className="row wrap">
        <DecisionBadge decision={review.decision} />
        {review.deficiency && <span className="strong">{t('filings.courtStatus.deficiency')}</span>}
        <span className="muted">
          {t('filings.courtStatus.decided', { by: review.decided_by, when: format.moment(review.decided_at) })}
        </span>
      </div>
      {review.reason_words && <p>{review.reason_words}</p>}
      {review.reason && review.reason !== review.reason_words && <p className={styles.ownWords}>{review.reason}</p>}
      {review.authority && <p className="muted">{t('filings.courtStatus.authority', { rule: review.authority })}</p>}
      {review.filed_as_of && <p>{t(`filings.courtStatus.filedAsOf.${review.filed_as_of}`)}</p>}
      {review.answer && <p className={styles.ownWords}>{t('filings.courtStatus.answer', { answer: review.answer })}</p>}
      {review.filed_as_of_reason && <p className={styles.ownWords}>{review.filed_as_of_reason}</p>}
      {review.deficiency && review.correct_by && (
        <p>{t('filings.courtStatus.deficiencyBy', { when: format.moment(review.correct_by) })}</p>
      )}
      {review.returned.map((one) => (
        <p key={one.filing_id ?? one.title} className={styles.ownWords}>
          {t('filings.envelope.returnedWith', {
            ...{ name: one.title, reason: one.reason, rule: one.authority },
            when: format.moment(one.correct_by),
          })}
        </p>
      ))}
      {review.in_force_at === null ? (
        <p className="muted">{t('filings.courtStatus.held')}</p>
      ) : (
        <p className="muted tiny">{t('filings.courtStatus.receipt', { number: filingNumber(review.id) })}</p>
      )}
    </li>
  );
}
