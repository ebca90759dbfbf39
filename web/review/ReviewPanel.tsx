import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ExtractedField, FilingDetails, ProcessedDocument } from '#contract/filings';
import { correctableFields } from '#domain/filings/Reading';
import { hasEnded } from '#domain/filings/states';
import { errorText } from '#web/errorText.ts';
import { StepList } from '#web/filings/AnalysisProgress.tsx';
import { CompliancePanel } from '#web/filings/CompliancePanel.tsx';
import { CorrectionForm } from '#web/filings/CorrectionForm.tsx';
import { CorrectionHistory } from '#web/filings/CorrectionHistory.tsx';
import { FilingStanding } from '#web/filings/FilingStanding.tsx';
import { FilingStatus } from '#web/filings/FilingStatus.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { PriorityMark } from '#web/filings/PriorityMark.tsx';
import { SupportingDocuments } from '#web/filings/SupportingDocuments.tsx';
import { useLiveSteps } from '#web/filings/useLiveSteps.ts';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { Button } from '#web/ui/Button.tsx';
import { formatMoment } from '#web/ui/formatMoment.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ActionBar } from './ActionBar.tsx';
import { useReadReviewOptionsQuery } from './reviewApi.ts';
import '#web/filings/filings.css';

type Props = { filingId: string; onClose: () => void; onNext: () => void };

/** The filing before the clerk: the document beside what was read in it, and what can be decided. */
export function ReviewPanel({ filingId, onClose, onNext }: Props) {
  const { t } = useTranslation();
  const { data: filing, error } = useReadFilingQuery(filingId);
  const { data: options, error: optionsError } = useReadReviewOptionsQuery(filingId);
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = filing !== undefined;
  useEffect(() => {
    if (loaded) heading.current?.focus();
  }, [loaded]);
  const failure = error ?? optionsError;

  return (
    <section className="panel details review" aria-labelledby="review-heading">
      <header className="wrap">
        <h2 id="review-heading" ref={heading} tabIndex={-1}>
          {filing?.doc_type ?? t('review.panel.heading')}
        </h2>
        {filing && <span className="muted clip">{filing.document_name}</span>}
        <div className="end">
          {filing && <PriorityMark priority={filing.priority} reason={filing.priority_reason} />}
          {filing && <FilingStatus filing={filing} />}
          <Button kind="quiet" dense iconOnly aria-label={t('common.close')} onClick={onClose}>
            <X className="i" aria-hidden />
          </Button>
        </div>
      </header>
      {failure !== undefined && (
        <p className="body" role="alert">
          {errorText(failure)}
        </p>
      )}
      {!filing && !failure && (
        <div className="body">
          <Skeleton lines={8} />
        </div>
      )}
      {filing && <Reading filing={filing} />}
      {filing && <Beside filing={filing} />}
      {filing && options && <ActionBar filing={filing} options={options} onNext={onNext} />}
    </section>
  );
}

/** While the document is read, the clerk sees how far it is, and everything comes by itself. */
function Reading({ filing }: { filing: FilingDetails }) {
  const steps = useLiveSteps(filing);
  if (hasEnded(filing.analysis_state)) return null;
  return (
    <div className="body">
      <StepList steps={steps} />
    </div>
  );
}

function Beside({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const lead = filing.documents.find(({ kind }) => kind === 'lead');
  const [shownId, setShownId] = useState(lead?.id ?? null);
  const [field, setField] = useState<ExtractedField | null>(null);
  const shown = filing.documents.find(({ id }) => id === shownId) ?? lead;
  const show = (document: ProcessedDocument) => {
    setShownId(document.id);
    setField(null);
  };
  const choose = (chosen: ExtractedField | null) => {
    setField(chosen);
    if (chosen && lead) setShownId(lead.id);
  };
  return (
    <div className="beside">
      {shown && (
        <DocumentViewer
          key={shown.version_id}
          document={shown}
          documents={filing.documents}
          onDocument={show}
          fields={shown.kind === 'lead' ? filing.fields.filter(isMarked) : []}
          selected={field}
          onSelect={choose}
        />
      )}
      <div className="inspect-column">
        <p className="body small">
          {t('review.panel.received', { when: formatMoment(filing.received_at), who: filing.filed_by })}{' '}
          <Link to={`/case-processing?filing=${filing.id}`}>{t('review.panel.toFiling')}</Link>
        </p>
        <FilingStanding filing={filing} />
        <CompliancePanel filing={filing} />
        <CorrectionForm key={filing.id} filing={filing} selected={field} onSelect={choose} />
        <SupportingDocuments filing={filing} shown={shown?.id ?? null} onShow={show} />
        <CorrectionHistory corrections={filing.corrections} />
      </div>
    </div>
  );
}

function isMarked({ field }: ExtractedField): boolean {
  return (correctableFields as readonly string[]).includes(field === 'filling_date' ? 'filing_date' : field);
}
