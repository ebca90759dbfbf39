import { Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField, FilingDetails, ProcessedDocument } from '#contract/filings';
import { correctableFields } from '#domain/filings/Reading';
import { hasEnded } from '#domain/filings/states';
import { errorText } from '#web/errorText.ts';
import { FilingResearch } from '#web/research/FilingResearch.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { formatMoment } from '#web/ui/formatMoment.ts';
import { toast } from '#web/ui/toast.ts';
import { StepList } from './AnalysisProgress.tsx';
import { CompliancePanel } from './CompliancePanel.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { CorrectionHistory } from './CorrectionHistory.tsx';
import { FilingStanding } from './FilingStanding.tsx';
import { FilingStatus } from './FilingStatus.tsx';
import { useReadFilingQuery, useWithdrawFilingMutation } from './filingsApi.ts';
import { PriorityMark } from './PriorityMark.tsx';
import { SupportingDocuments } from './SupportingDocuments.tsx';
import { useLiveSteps } from './useLiveSteps.ts';
import { DocumentViewer } from './viewer/DocumentViewer.tsx';

type Props = { filingId: string; onClose: () => void };

/** One filing: the document itself beside its fields, its corrections, its supporting documents and its check. */
export function DocumentDetails({ filingId, onClose }: Props) {
  const { t } = useTranslation();
  const { data: filing, error } = useReadFilingQuery(filingId);
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = filing !== undefined;
  useEffect(() => {
    if (loaded) heading.current?.focus();
  }, [loaded]);

  return (
    <section className="panel details" aria-labelledby="details-heading">
      <header className="wrap">
        <h2 id="details-heading" ref={heading} tabIndex={-1}>
          {t('filings.details.heading')}
        </h2>
        {filing && <span className="muted clip">{filing.document_name}</span>}
        <div className="end">
          {filing && <PriorityMark priority={filing.priority} reason={filing.priority_reason} />}
          {filing && <FilingStatus filing={filing} />}
          <button type="button" className="btn quiet dense icon" onClick={onClose} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </button>
        </div>
      </header>
      {error !== undefined && (
        <p className="body" role="alert">
          {errorText(error)}
        </p>
      )}
      {!filing && error === undefined && <p className="body muted">{t('common.loading')}</p>}
      {filing && <Loaded filing={filing} onClose={onClose} />}
    </section>
  );
}

function Loaded({ filing, onClose }: { filing: FilingDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const [document, setDocument] = useState<ProcessedDocument | undefined>(() =>
    filing.documents.find((one) => one.kind === 'lead'),
  );
  const [field, setField] = useState<ExtractedField | null>(null);
  const steps = useLiveSteps(filing);
  const lead = filing.documents.find((one) => one.kind === 'lead');

  const choose = (chosen: ExtractedField | null) => {
    setField(chosen);
    if (chosen && lead) setDocument(lead);
  };

  return (
    <>
      {filing.analysis_error && (
        <div className="summary" role="alert">
          <h3>{t('filings.analysis.failed')}</h3>
          <p>{filing.analysis_error.error}</p>
          <p className="small muted">{t('filings.analysis.failedKept')}</p>
        </div>
      )}
      {!hasEnded(filing.analysis_state) && (
        <div className="body">
          <StepList steps={steps} />
        </div>
      )}
      <div className="beside">
        {document && (
          <DocumentViewer
            key={document.version_id}
            document={document}
            documents={filing.documents}
            onDocument={(next) => {
              setDocument(next);
              setField(null);
            }}
            fields={document.kind === 'lead' ? filing.fields.filter(isMarked) : []}
            selected={field}
            onSelect={choose}
          />
        )}
        <div className="inspect-column">
          <FilingStanding filing={filing} />
          <CorrectionForm key={filing.id} filing={filing} selected={field} onSelect={choose} />
          <CompliancePanel filing={filing} />
          <SupportingDocuments filing={filing} shown={document?.id ?? null} onShow={setDocument} />
          <FilingResearch id={filing.id} />
          <CorrectionHistory corrections={filing.corrections} />
          <p className="body small muted">
            {t('filings.details.received', { when: formatMoment(filing.received_at), who: filing.filed_by })}
            {filing.processing_time_seconds !== null &&
              ` ${t('filings.details.analysed', { seconds: filing.processing_time_seconds.toFixed(1) })}`}
          </p>
          {filing.abilities.withdraw && <Withdraw filing={filing} onDone={onClose} />}
        </div>
      </div>
    </>
  );
}

/** Only what can be corrected is marked: sentences of the summary would cover half the page. */
function isMarked({ field }: ExtractedField): boolean {
  return (correctableFields as readonly string[]).includes(field === 'filling_date' ? 'filing_date' : field);
}

function Withdraw({ filing, onDone }: { filing: FilingDetails; onDone: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawFilingMutation();
  const confirm = async () => {
    const reply = await withdraw(filing.id);
    setAsking(false);
    if ('error' in reply) toast.error(errorText(reply.error));
    else {
      toast.success(reply.data.message);
      onDone();
    }
  };
  return (
    <div className="body">
      <button type="button" className="btn danger dense" onClick={() => setAsking(true)} disabled={isLoading}>
        <Undo2 className="i" aria-hidden />
        {isLoading ? t('filings.withdraw.busy') : t('filings.withdraw.button')}
      </button>
      <ConfirmDialog
        isOpen={asking}
        title={t('filings.withdraw.title')}
        confirmLabel={t('filings.withdraw.confirm')}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t('filings.withdraw.text', { name: filing.document_name })}</p>
      </ConfirmDialog>
    </div>
  );
}
