import { CallFailure } from '#web/calls/CallFailure.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DefaultsSection } from '../defaults/DefaultsSection.tsx';
import life from '../life/life.module.css';
import { InstrumentsSection } from './InstrumentsSection.tsx';
import { useReadDefaultsQuery, useReadIssuanceQuery } from './issuanceApi.ts';

const RecordsSection = lazily(async () => (await import('../appeals/RecordsSection.tsx')).RecordsSection, null);

/** The defaults of the parties, what the court issued in the case, and its records on appeal. */
export function IssuanceTab({ caseId }: { caseId: string }) {
  const issuance = useReadIssuanceQuery({ id: caseId });
  const defaults = useReadDefaultsQuery({ id: caseId });
  const error = issuance.error ?? defaults.error;
  if (error) return <CallFailure className="body" error={error} />;
  if (!issuance.data || !defaults.data) {
    return (
      <div className="body">
        <Skeleton lines={6} />
      </div>
    );
  }
  return (
    <div className={life.sections}>
      {defaults.data.law && <DefaultsSection caseId={caseId} defaults={defaults.data} />}
      <InstrumentsSection caseId={caseId} issuance={issuance.data} />
      {issuance.data.abilities.issue && <RecordsSection caseId={caseId} caseNumber={issuance.data.case_number} />}
    </div>
  );
}
