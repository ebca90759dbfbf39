import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartOutcome } from '#contract/draftSubmission';
import type { FiledDraft } from '#contract/drafts';
import type { FilingDetails } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { AnalysisProgress, StepList } from '#web/filings/AnalysisProgress.tsx';
import { FilingStatus } from '#web/filings/FilingStatus.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { analysisForgotten } from '#web/filings/filingsSlice.ts';
import { useLiveSteps } from '#web/filings/useLiveSteps.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useBroughtIntoView } from '#web/ui/useBroughtIntoView.ts';
import styles from '../DocumentDetails.module.css';
import { FiledConfirmation } from './FiledConfirmation.tsx';
import { OpenDraft } from './OpenDraft.tsx';

const FiledOutcomes = lazily(async () => (await import('../submission/FiledOutcomes.tsx')).FiledOutcomes, null);

type Props = {
  /** The lead document of the draft that is shown; it is in the address. */
  leadId: string;
  onClose: () => void;
  onLead: (leadId: string) => void;
};

/**
 * A draft: its documents next to what was read from them, what is doubtful, and the button that files it. Once it is
 * filed, here or in another window, the confirmation takes its place.
 */
export function DraftPanel({ leadId, onClose, onLead }: Props) {
  const { t } = useTranslation();
  const [filed, setFiled] = useState<FiledDraft | null>(null);
  const [outcomes, setOutcomes] = useState<readonly PartOutcome[] | null>(null);
  const { currentData: filing, error } = useReadFilingQuery({ id: leadId });
  const dispatch = useAppDispatch();
  const showReceipt = (receipt: FiledDraft) => {
    setFiled(receipt);
    dispatch(analysisForgotten(receipt.filings.map(({ id }) => id)));
  };
  const showOutcomes = (reached: readonly PartOutcome[]) => {
    setOutcomes(reached);
    dispatch(analysisForgotten(reached.flatMap(({ filings }) => filings.map(({ id }) => id))));
  };
  const heading = useBroughtIntoView<HTMLHeadingElement>(filing !== undefined || error !== undefined, true);
  const receipt = filed ?? (filing && filing.state !== 'draft' ? receiptOf(filing) : null);
  if (outcomes) {
    const openOther = (id: string) => {
      setOutcomes(null);
      onLead(id);
    };
    return <FiledOutcomes outcomes={outcomes} onClose={onClose} onLead={openOther} />;
  }
  if (receipt) return <FiledConfirmation filed={receipt} onClose={onClose} />;
  return (
    <section className={`panel ${styles.details}`} aria-labelledby="draft-heading" data-draft>
      <header className="wrap">
        <h2 id="draft-heading" ref={heading} tabIndex={-1}>
          {t('filings.drafts.one')}
        </h2>
        {filing && <span className="muted clip">{filing.document_name}</span>}
        <div className="end">
          {filing && <FilingStatus filing={filing} />}
          <Button kind="quiet" dense iconOnly onClick={onClose} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </Button>
        </div>
      </header>
      {filing && <Reading filing={filing} />}
      {!filing && error && 'status' in error && error.status === 404 && (
        <div className="body">
          <Note>{t('filings.drafts.gone')}</Note>
        </div>
      )}
      {!filing && error && !('status' in error && error.status === 404) && (
        <CallFailure className="body" error={error} />
      )}
      {!filing && !error && (
        <div className="body">
          <Skeleton lines={12} />
        </div>
      )}
      {filing?.draft && (
        <OpenDraft
          filing={filing}
          draftId={filing.draft.id}
          onLead={onLead}
          onClose={onClose}
          onFiled={showReceipt}
          onOutcomes={showOutcomes}
        />
      )}
    </section>
  );
}

/** The steps of the analysis as they happen, also if another window started it. */
function Reading({ filing }: { filing: FilingDetails }) {
  const analysis = useAppSelector((state) => state.filings.analysis);
  const steps = useLiveSteps(filing);
  const isFollowed = analysis.phase === 'following' && analysis.filing_id === filing.id;
  if (!isFollowed && hasEnded(filing.analysis_state)) return null;
  return (
    <div className="body">{isFollowed ? <AnalysisProgress analysis={analysis} /> : <StepList steps={steps} />}</div>
  );
}

/** What another window has filed. */
function receiptOf({ id, document_name, received_at }: FilingDetails): FiledDraft {
  return { message: '', filings: [{ id, document_name }], court: '', received_at };
}
