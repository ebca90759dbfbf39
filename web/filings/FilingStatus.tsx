import { BookCheck, CircleAlert, CircleX, LoaderCircle, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilingRow } from '#contract/filings';
import { missingIn } from '#domain/filings/judgeCompleteness';
import { hasEnded } from '#domain/filings/states';
import { CompletenessBadge } from './CompletenessBadge.tsx';

const decided = {
  accepted: { tone: 'ok', icon: BookCheck },
  docketed: { tone: 'ok', icon: BookCheck },
  served: { tone: 'ok', icon: BookCheck },
  returned: { tone: 'warn', icon: Undo2 },
  rejected: { tone: 'bad', icon: CircleX },
} as const;

/** Where a filing stands in one badge: what the court decided, else withdrawn, being analysed, not readable, or complete or not. */
export function FilingStatus({
  filing,
}: {
  filing: Pick<FilingRow, 'state' | 'analysis_state' | 'is_complete'> & { confidence_reasons?: string[] };
}) {
  const { t } = useTranslation();
  if (filing.state === 'withdrawn') {
    return (
      <span className="badge">
        <Undo2 className="i" aria-hidden />
        {t('filings.state.withdrawn')}
      </span>
    );
  }
  if (filing.state !== 'received') {
    const { tone, icon: Icon } = decided[filing.state];
    return (
      <span className={`badge ${tone}`}>
        <Icon className="i" aria-hidden />
        {t(`filings.state.${filing.state}`)}
      </span>
    );
  }
  if (filing.analysis_state === 'failed') {
    return (
      <span className="badge bad">
        <CircleAlert className="i" aria-hidden />
        {t('filings.state.failed')}
      </span>
    );
  }
  if (!hasEnded(filing.analysis_state)) {
    return (
      <span className="badge info">
        <LoaderCircle className="i spin" aria-hidden />
        {t(`filings.progress.step.${filing.analysis_state}`)}
      </span>
    );
  }
  return <CompletenessBadge complete={filing.is_complete} missing={missingIn(filing.confidence_reasons ?? [])} />;
}
