import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';

/** What the check of the main and the supporting documents says, with the cases it found. */
export function CompliancePanel({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const { main_document, supporting_documents } = filing.compliance_check;
  return (
    <section aria-label={t('filings.compliance.heading')}>
      <div className="sec">
        <h3>{t('filings.compliance.heading')}</h3>
      </div>
      {filing.confidence_reasons.length > 0 && (
        <ul className="reasons body small">
          {filing.confidence_reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="fd">
        <Info className="i" aria-hidden />
        <div>
          <strong>{main_document.document_name}</strong>
          <div className="muted">{main_document.compliance_check.message}</div>
        </div>
      </div>
      {supporting_documents.map((document) => (
        <div className="fd" key={document.document_name}>
          <Info className="i" aria-hidden />
          <div>
            <strong>{document.document_name}</strong>
            <div className="muted">{document.message}</div>
          </div>
        </div>
      ))}
    </section>
  );
}
