import { useTranslation } from 'react-i18next';
import type { PendingMotion } from '#contract/rulings';
import type { DispositionId } from '#domain/rulings/dispositions';
import { writeRuling } from '#domain/rulings/writeRuling';
import styles from './RulingPreview.module.css';
import { detailsOf, type RulingValues } from './rulingValues.ts';

type Props = {
  motion: PendingMotion;
  disposition: DispositionId;
  values: RulingValues;
  hearing: { hearing_date: string } | null;
};

/** The docket entry as it will be written. */
export function RulingPreview({ motion, disposition, values, hearing }: Props) {
  const { t } = useTranslation();
  const details = detailsOf(disposition, values);
  const next = details.next_hearing;
  const text = writeRuling(
    { title: motion.docket_title, number: motion.number },
    {
      ...{ disposition, details, reasons: values.reasons },
      submitted_on: disposition === 'submitted' && values.submitted_on ? values.submitted_on : null,
      hearing: hearing && { day: hearing.hearing_date },
      next_hearing: next ? { day: next.hearing_date, time: next.hearing_time } : null,
      covering: motion.covering ?? null,
    },
    motion.style,
  );
  return (
    <section className={styles.rulingPreview} aria-label={t('rulings.dialog.preview')} aria-live="polite">
      <span className="muted small">{t('rulings.dialog.preview')}</span>
      <p>{text}</p>
    </section>
  );
}
