import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { CompletenessBadge } from '#web/filings/CompletenessBadge.tsx';
import { displayNames, displayValue } from '#web/filings/displayValue.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './AnalysisResults.module.css';

/** Fetched when a document is filed. */
const ReceiptNote = lazily(async () => (await import('#web/filings/receipt/receiptParts.tsx')).ReceiptNote, null);

type Props = { filing: FilingDetails; onOpen: () => void };

/** The values of an analysis at a glance, with a link to the document. */
export function AnalysisResults({ filing, onOpen }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  if (filing.analysis_error) {
    return (
      <div className="summary" role="alert">
        <h3>{t('filings.analysis.failed')}</h3>
        <p>{filing.analysis_error.error}</p>
        <ReceiptNote filing={filing} />
        <p className="small muted">{t('filings.analysis.failedKept')}</p>
      </div>
    );
  }
  const rows: [string, string | null][] = [
    ['doc_type', filing.doc_type],
    ['case_number', filing.case_number],
    ['court', filing.court],
    ['location', filing.location],
    ['filling_date', filing.filling_date && format.day(filing.filling_date)],
    ['plaintiffs', displayNames(filing.plaintiffs) || null],
    ['claimants', displayNames(filing.claimants) || null],
    ['defendants', displayNames(filing.defendants) || null],
    ['amount', filing.amount],
    ['judge_name', filing.judge_name],
  ];
  return (
    <div className="stack">
      <ReceiptNote filing={filing} />
      <div className="row between wrap">
        <strong className="clip">{filing.document_name}</strong>
        <CompletenessBadge
          complete={filing.is_complete}
          missing={missingIn(filing.reasons).map(({ words }) => words)}
        />
      </div>
      {filing.contradictions.length > 0 && (
        <Note tone="warn">
          <ul className="stack" aria-label={t('filings.contradictions.heading')}>
            {filing.contradictions.map(({ choice, message }) => (
              <li key={choice}>{message}</li>
            ))}
          </ul>
        </Note>
      )}
      <dl className={`facts ${styles.analysisFacts}`}>
        {rows
          .filter(([, value]) => value)
          .map(([field, value]) => (
            <div key={field}>
              <dt>{t(`filings.field.${field}`)}</dt>
              <dd>{displayValue(value ?? '')}</dd>
            </div>
          ))}
      </dl>
      {filing.summary && <p className="muted">{filing.summary}</p>}
      {filing.confidence_reasons.length > 0 && (
        <ul className="reasons small">
          {filing.confidence_reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <button type="button" className="btn" onClick={onOpen}>
        {t('filings.analysis.open')}
      </button>
    </div>
  );
}
