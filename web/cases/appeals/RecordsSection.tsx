import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Part } from '../life/Part.tsx';
import { useReadAppealRecordsQuery } from './appealsApi.ts';
import { RecordTable } from './RecordTable.tsx';

const AssembleDialog = lazily(async () => (await import('./AssembleDialog.tsx')).AssembleDialog, null);
const everyMs = 2_000;

/** The records on appeal of a case: assembled by a job, downloaded, and certified. */
export function RecordsSection({ caseId, caseNumber }: { caseId: string; caseNumber: string }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { data, error } = useReadAppealRecordsQuery({ id: caseId });
  const isMaking = data?.records.some(({ state }) => state === 'queued' || state === 'running') ?? false;
  useReadAppealRecordsQuery({ id: caseId }, { pollingInterval: everyMs, skip: !isMaking });
  const hasDocuments = data?.choices.some(({ place }) => place !== 'no_document' && place !== 'withheld') ?? false;
  return (
    <Part
      title={t('cases.appeals.heading')}
      actions={
        hasDocuments &&
        !isMaking && (
          <Button dense onClick={() => setAsks(true)}>
            {t('cases.appeals.assemble')}
          </Button>
        )
      }
    >
      {error && <CallFailure error={error} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.records.length === 0 && <p className="muted">{t('cases.appeals.none')}</p>}
      {data && data.records.length > 0 && <RecordTable records={data.records} caseNumber={caseNumber} />}
      {asks && data && <AssembleDialog caseId={caseId} found={data} onClose={() => setAsks(false)} />}
    </Part>
  );
}
