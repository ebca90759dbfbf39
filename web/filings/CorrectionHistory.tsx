import { useTranslation } from 'react-i18next';
import type { Correction } from '#contract/extractedFields';
import { useFormat } from '#web/preferences/useFormat.ts';

/** Every correction with the value that it replaced, the person, and the time. The original reading is never lost. */
export function CorrectionHistory({ corrections }: { corrections: Correction[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  if (corrections.length === 0) return null;
  return (
    <section aria-label={t('filings.history.heading')}>
      <div className="sec">
        <h3>{t('filings.history.heading')}</h3>
        <span>{corrections.length}</span>
      </div>
      <ul>
        {corrections.toReversed().map((correction) => (
          <li key={correction.id} className="body small">
            <strong>{t(`filings.field.${correction.field}`)}</strong>:{' '}
            <s>{correction.old_value ?? t('filings.none')}</s> {correction.new_value ?? t('filings.none')}
            <div className="muted tiny">
              {correction.corrected_by} · {format.moment(correction.corrected_at)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
