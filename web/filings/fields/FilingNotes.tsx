import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { StepList } from '../AnalysisProgress.tsx';
import { ConfirmedDoubtsNote } from '../doubts/ConfirmedDoubtsNote.tsx';
import { MissingNote } from '../MissingNote.tsx';
import type { useLiveSteps } from '../useLiveSteps.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ContradictionList } from './ContradictionList.tsx';
import { ReadingChanges } from './ReadingChanges.tsx';
import type { FieldWorkHere } from './useFieldWork.ts';
import type { useReadingChanges } from './useReadingChanges.ts';

const FilingCourtStatus = lazily(async () => (await import('../FilingCourtStatus.tsx')).FilingCourtStatus, null);

type Props = {
  filing: FilingDetails;
  work: FieldWorkHere;
  /** The steps of the first reading; null once there is something to show. */
  steps: ReturnType<typeof useLiveSteps> | null;
  reading: ReturnType<typeof useReadingChanges>;
  onPlace: (place: ExtractedField) => void;
};

/** What must be known about a filing before its fields: failures, missing values, contradictions, and changes. */
export function FilingNotes({ filing, work, steps, reading, onPlace }: Props) {
  const { t } = useTranslation();
  const { changes, look } = reading;
  return (
    <>
      {filing.analysis_error && (
        <div className="summary" role="alert">
          <h3>{t('filings.analysis.failed')}</h3>
          <p>{filing.analysis_error.error}</p>
          <p className="small muted">{t('filings.analysis.failedKept')}</p>
        </div>
      )}
      {steps && (
        <div className="body">
          <StepList steps={steps} />
        </div>
      )}
      <WaitingSaves work={work} />
      <MissingNote filing={filing} />
      <ConfirmedDoubtsNote filing={filing} />
      <ContradictionList contradictions={filing.contradictions} onShow={onPlace} />
      {filing.changes_since && (
        <ReadingChanges
          changes={changes}
          since={filing.changes_since.analyzed_at}
          onSeen={() => look(changes.map(({ field }) => field))}
        />
      )}
      <ChangedMeanwhile changed={work.work.changed} onRead={work.noteRead} />
      {filing.state !== 'received' && filing.state !== 'draft' && <FilingCourtStatus filing={filing} />}
    </>
  );
}

/** Changes that could not be sent, with the reason and a button that sends them again. */
function WaitingSaves({ work: { work, retry } }: { work: FieldWorkHere }) {
  const { t } = useTranslation();
  if (work.waiting === null) return null;
  return (
    <div className="note warn" role="alert">
      <TriangleAlert className="i" aria-hidden />
      <div className="row wrap">
        <p>{t('filings.fields.waiting', { count: work.saves.length, why: work.waiting })}</p>
        <Button dense onClick={retry}>
          {t('filings.fields.sendAgain')}
        </Button>
      </div>
    </div>
  );
}
