import { useTranslation } from 'react-i18next';
import type { ChangesSince } from '#contract/extractedFields';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './ReadingChanges.module.css';

type Props = { changes: ChangesSince['changes']; since: string; onSeen: () => void };

/** The differences between a new reading of the document and the previous one: field, before, after. */
export function ReadingChanges({ changes, since, onSeen }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const words = (values: string[]) => values.join(' · ') || t('filings.none');
  if (changes.length === 0) return null;
  return (
    <section className={styles.readingChanges} aria-label={t('filings.reanalysis.heading')}>
      <div className="sec">
        <h3>{t('filings.reanalysis.heading')}</h3>
        <span>{t('filings.reanalysis.since', { when: format.moment(since) })}</span>
        <Button dense onClick={onSeen}>
          {t('filings.reanalysis.seen')}
        </Button>
      </div>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(`filings.field.${field}`)}</dt>
            <dd>
              <s>{words(before)}</s> {words(after)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
