import { CircleAlert, FileSearch } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisProgress } from '#web/filings/AnalysisProgress.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { analysisDismissed } from '#web/filings/filingsSlice.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { AnalysisResults } from './AnalysisResults.tsx';

/** Fetched when a document is filed. */
const ReceiptNote = lazily(async () => (await import('#web/filings/receipt/receiptParts.tsx')).ReceiptNote, null);

type Props = {
  onOpen: (filingId: string) => void;
  /** Receives the focus after a document is filed, because the button that filed it has disappeared. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The latest analysis: its progress, its result, or why it was refused. */
export function AnalysisPanel({ onOpen, heading }: Props) {
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
        <h2 id="analysis-heading" ref={heading} tabIndex={-1}>
          {t('filings.analysis.heading')}
        </h2>
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
        {analysis.phase === 'asking' && (
          <Note tone="warn">
            {t('filings.doubts.notFiledYet', { names: analysis.documents, count: analysis.documents.length })}
          </Note>
        )}
        {analysis.phase === 'sending' && <AnalysisProgress analysis={analysis} />}
        {analysis.phase === 'following' && (
          <div className="stack">
            <Receipt filingId={analysis.filing_id} />
            <AnalysisProgress analysis={analysis} />
          </div>
        )}
        {analysis.phase === 'ended' && <Ended filingId={analysis.filing_id} onOpen={onOpen} />}
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
  return filing ? <ReceiptNote filing={filing} /> : null;
}

function Ended({ filingId, onOpen }: { filingId: string; onOpen: (filingId: string) => void }) {
  const { t } = useTranslation();
  const { data: filing } = useReadFilingQuery({ id: filingId });
  if (!filing) return <p>{t('common.loading')}</p>;
  return <AnalysisResults filing={filing} onOpen={() => onOpen(filing.id)} />;
}
