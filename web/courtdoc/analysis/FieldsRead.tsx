import { useTranslation } from 'react-i18next';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import { confidenceWord } from '#web/filings/confidenceWord.ts';
import { displayValue } from '#web/filings/displayValue.ts';
import { FieldStatus } from '#web/filings/fields/FieldStatus.tsx';
import styles from './FieldsRead.module.css';

/** Every field that was read, with its confidence and the words of the document that support it. */
export function FieldsRead({ fields }: { fields: ExtractedField[] }) {
  const { t } = useTranslation();
  const names = [...new Set(fields.map(({ field }) => field))].filter((name) => name !== 'summary');
  return (
    <dl className={styles.fieldsRead} aria-label={t('filings.edit.heading')}>
      {names.map((name) => {
        const read = fields.filter(({ field }) => field === name);
        return (
          <div key={name}>
            <dt>
              {t(`filings.field.${name}`)}
              <FieldStatus state={confidenceWord(Math.min(...read.map(({ confidence }) => confidence)))} />
            </dt>
            <dd>
              {read.map((field) => (
                <details key={`${field.value} ${field.method}`} className={styles.fieldRead}>
                  <summary>{shownValue(field, t('courtdoc.analysis.found'), t('filings.none'))}</summary>
                  {field.evidence.length === 0 && <p className="small muted">{t('courtdoc.analysis.noWords')}</p>}
                  {field.evidence.map((evidence) => (
                    <blockquote key={keyOf(evidence)} className="small">
                      <span className="muted">
                        {evidence.kind === 'page'
                          ? t('filings.place.page', { n: evidence.page })
                          : t('filings.place.paragraph', { n: evidence.paragraph })}
                      </span>{' '}
                      {evidence.quote}
                    </blockquote>
                  ))}
                </details>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A signature is found or not; every other field has a text. */
function shownValue({ field, value }: ExtractedField, found: string, none: string): string {
  if (!field.startsWith('has_')) return displayValue(value);
  return value === 'yes' ? found : none;
}

function keyOf(evidence: Evidence): string {
  return evidence.kind === 'page'
    ? `${evidence.page} ${evidence.quote} ${evidence.boxes.join()}`
    : `${evidence.paragraph} ${evidence.start} ${evidence.end}`;
}
