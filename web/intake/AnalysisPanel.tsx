import { CircleAlert, FileSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisProgress } from '#web/filings/AnalysisProgress.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { analysisDismissed } from '#web/filings/filingsSlice.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { AnalysisResults } from './AnalysisResults.tsx';
import { ReceiptOrDraft } from './draft/ReceiptOrDraft.tsx';

type Props = {
  onOpen: (filingId: string) => void;
  /** Opens a document that is a draft, by its ID. */
  onDraft: (leadId: string) => void;
};

/** The latest analysis: its progress, its result, or why it was refused. */
export function AnalysisPanel({ onOpen, onDraft }: Props) {
  const { t } = useTranslation();
  const analysis = useAppSelector((state) => state.filings.analysis);
  const panel = useRef<HTMLElement>(null);
  // On a phone the panel is below the form: the receipt scrolls into view automatically.
  useEffect(() => {
    if (analysis.phase === 'following') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [analysis.phase]);
  return (
    <section className="panel" aria-labelledby="analysis-heading" ref={panel}>
      <header>
        <h2 id="analysis-heading">{t('filings.analysis.heading')}</h2>
      </header>
      <div className="body">
        {analysis.phase === 'idle' && (
          <div className="empty">
            <FileSearch className="i" aria-hidden />
            <h3>{t('filings.analysis.emptyHeading')}</h3>
            <p>{t('filings.analysis.empty')}</p>
          </div>
        )}
        {analysis.phase === 'refused' && <Refused />}
        {analysis.phase === 'sending' && <AnalysisProgress analysis={analysis} />}
        {analysis.phase === 'following' && (
          <div className="stack">
            <Receipt filingId={analysis.filing_id} />
            <AnalysisProgress analysis={analysis} />
          </div>
        )}
        {analysis.phase === 'ended' && <Ended filingId={analysis.filing_id} onOpen={onOpen} onDraft={onDraft} />}
      </div>
    </section>
  );
}

function Refused() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const analysis = useAppSelector((state) => state.filings.analysis);
  if (analysis.phase !== 'refused') return null;
  return (
    <div className="summary" role="alert">
      <h3>
        <CircleAlert className="i" aria-hidden /> {analysis.error}
      </h3>
      {analysis.file_name && <p>{t('filings.analysis.refusedFile', { name: analysis.file_name })}</p>}
      {analysis.advice !== analysis.error && <p className="small muted">{analysis.advice}</p>}
      {analysis.request_id && <p className="tiny muted">{t('errors.requestId', { id: analysis.request_id })}</p>}
      <button type="button" className="btn dense" onClick={() => dispatch(analysisDismissed())}>
        {t('common.dismiss')}
      </button>
    </div>
  );
}

/** The receipt appears immediately, before the analysis is done. */
function Receipt({ filingId }: { filingId: string }) {
  const { data: filing } = useReadFilingQuery({ id: filingId });
  return filing ? <ReceiptOrDraft filing={filing} /> : null;
}

function Ended({ filingId, onOpen, onDraft }: Props & { filingId: string }) {
  const { t } = useTranslation();
  const { data: filing } = useReadFilingQuery({ id: filingId });
  if (!filing) return <p>{t('common.loading')}</p>;
  return <AnalysisResults filing={filing} onOpen={() => (filing.state === 'draft' ? onDraft : onOpen)(filing.id)} />;
}
