import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnAnalysis } from '#contract/courtdoc';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { documentType } from '#domain/documentTypes/documentType';
import { numberFormat } from '#domain/intl/formats';
import { CompletenessBadge } from '#web/filings/CompletenessBadge.tsx';
import { formatBytes } from '#web/filings/checkFile.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { downloadOwn } from '../downloadOwn.ts';
import { useFileOwn } from '../useFileOwn.ts';
import { FieldsRead } from './FieldsRead.tsx';
import { LazyOwnCheck } from './LazyOwnCheck.tsx';

const seconds = numberFormat({ maximumSignificantDigits: 2 });

/** The reading of a document that was not filed: completeness, every field with its evidence, and next steps. */
export function OwnAnalysisResult({ analysis }: { analysis: OwnAnalysis }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { file, isFiling } = useFileOwn();
  const [isHeld, setHeld] = useState(false);
  const [doc_type] = analysis.document_type === null ? [] : documentType(analysis.document_type).ruleSlugs;
  const download = () =>
    downloadOwn('analysis', analysis.id, analysis.document_name).catch((error: Error) => toast.error(error.message));
  return (
    <div className="stack">
      <div className="row between wrap">
        <strong className="clip">{analysis.document_name}</strong>
        <CompletenessBadge
          complete={analysis.is_complete}
          missing={missingIn(analysis.reasons).map(({ words }) => words)}
        />
      </div>
      <p className="small muted">
        {[
          formatBytes(analysis.file_size),
          ...(analysis.pages === null ? [] : [t('filings.pages', { count: analysis.pages })]),
          ...(analysis.pages_recognized > 0
            ? [t('filings.pagesRecognized', { count: analysis.pages_recognized })]
            : []),
          ...(analysis.pages_without_text > 0
            ? [t('filings.pagesWithoutText', { count: analysis.pages_without_text })]
            : []),
          t('courtdoc.analysis.readIn', { seconds: seconds.format(analysis.processing_time_seconds) }),
        ].join(' · ')}
      </p>
      {analysis.summary && <p>{analysis.summary}</p>}
      <ul className="reasons small">
        {analysis.confidence_reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <FieldsRead fields={analysis.fields} />
      <LazyOwnCheck analysis={analysis} onHeld={setHeld} />
      <p className="small muted">{t('courtdoc.analysis.keptUntil', { when: format.moment(analysis.expires_at) })}</p>
      {isHeld && <p className="small">{t('checks.before.held')}</p>}
      <div className="row wrap">
        <Button kind="primary" busy={isFiling} disabled={isHeld} onClick={() => void file('analysis', analysis.id)}>
          <Send className="i" aria-hidden />
          {t('courtdoc.file')}
        </Button>
        <Button onClick={() => void download()}>
          <Download className="i" aria-hidden />
          {t('courtdoc.download')}
        </Button>
        <Link
          className={buttonClass({})}
          to={`/courtdoc?${new URLSearchParams({ tab: 'requirements', ...(doc_type ? { doc_type } : {}) })}`}
        >
          {t('courtdoc.toRequirements')}
        </Link>
      </div>
    </div>
  );
}
