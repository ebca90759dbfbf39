import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '../review.module.css';
import { type ReturnMark, unmark } from './returnMarks.ts';

/** In the acceptance of a filing: the attachments that it returns. Each can still be accepted with the filing. */
export function MarkedReturns({ filingId, marks }: { filingId: string; marks: readonly ReturnMark[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  if (marks.length === 0) return null;
  return (
    <section className="stack" aria-label={t('review.partial.marked', { count: marks.length })}>
      <p className="strong">{t('review.partial.marked', { count: marks.length })}</p>
      <ul className="stack">
        {marks.map(({ document_id, title, reason, authority, correct_by }) => (
          <li key={document_id} className={styles.marked}>
            <div>
              <p>{title}</p>
              <p className="small">{reason}</p>
              <p className="small muted">{t('filings.courtStatus.authority', { rule: authority })}</p>
              <p className="small muted">{t('review.partial.due', { day: format.longDay(correct_by) })}</p>
            </div>
            <Button
              dense
              onClick={() => unmark(filingId, document_id)}
              aria-label={t('review.partial.keepNamed', { name: title })}
            >
              {t('review.partial.keep')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
