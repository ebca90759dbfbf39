import { BookCheck, CircleAlert, CircleX, Eye, Inbox, LoaderCircle, PencilLine, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CompletenessReason } from '#contract/analyses';
import type { FilingRow } from '#contract/filings';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { type FilerStatus, filerStatusOf } from '#domain/filings/filerStatus';
import { hasEnded } from '#domain/filings/states';
import { CompletenessBadge } from './CompletenessBadge.tsx';
import styles from './FilingStatus.module.css';

const looks = {
  draft: { tone: '', icon: PencilLine },
  received: { tone: 'info', icon: Inbox },
  in_review: { tone: 'info', icon: Eye },
  accepted: { tone: 'ok', icon: BookCheck },
  returned: { tone: 'warn', icon: Undo2 },
  rejected: { tone: 'bad', icon: CircleX },
  withdrawn: { tone: '', icon: Undo2 },
} as const;

type Props = {
  filing: Pick<FilingRow, 'state' | 'analysis_state' | 'is_complete'> & {
    in_review?: boolean;
    reasons?: CompletenessReason[];
  };
};

/** The court's status of a filing; until the court decides, with the completeness that the analysis determined. */
export function FilingStatus({ filing }: Props) {
  return (
    <span className={styles.filingStatus}>
      <StatusBadge status={filerStatusOf(filing.state, filing.in_review)} />
      {(filing.state === 'received' || filing.state === 'draft') && <AnalysisNote filing={filing} />}
    </span>
  );
}

/** The status of a filing at the court, in the field's terms. */
export function StatusBadge({ status }: { status: FilerStatus }) {
  const { t } = useTranslation();
  const { tone, icon: Icon } = looks[status];
  return (
    <span className={`badge ${tone}`}>
      <Icon className="i" aria-hidden />
      {t(`filings.state.${status}`)}
    </span>
  );
}

function AnalysisNote({ filing }: Props) {
  const { t } = useTranslation();
  if (filing.analysis_state === 'failed') {
    return (
      <span className="st bad tiny">
        <CircleAlert className="i" aria-hidden />
        {t('filings.state.failed')}
      </span>
    );
  }
  if (!hasEnded(filing.analysis_state)) {
    return (
      <span className="st info tiny">
        <LoaderCircle className="i spin" aria-hidden />
        {t(`filings.progress.step.${filing.analysis_state}`)}
      </span>
    );
  }
  return (
    <CompletenessBadge
      quiet
      complete={filing.is_complete}
      missing={missingIn(filing.reasons ?? []).map(({ words }) => words)}
    />
  );
}
